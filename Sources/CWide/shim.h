/* wcwidth is in wchar.h, which Swift's module of the C library leaves out, and only there for X/Open. */
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif
#include <wchar.h>

static inline int cwide_cells(wchar_t character) { return wcwidth(character); }
