extension Shell {
  /// The script that makes the shell complete command lines of the program.
  ///
  /// It hands the words around the cursor to the program, by options of `completions` that people
  /// are not told of, and takes a `CompletionReply`.
  var script: String {
    switch self {
    case .bash: Shell.bashScript
    case .zsh: Shell.zshScript
    case .fish: Shell.fishScript
    }
  }

  private static let bashScript = #"""
    # Completion of movies for bash.

    _movies() {
      local program=${1/#\~\//$HOME/} kind words=() shown=()
      type -P -- "$program" >/dev/null || program=movies
      # The second of two tabs only shows what there is.
      [[ $COMP_TYPE == 63 ]] && shown=(--shown)
      { IFS= read -r kind && mapfile -t words; } < <(
        "$program" completions bash --before="${COMP_LINE:0:COMP_POINT}" \
          --after="${COMP_LINE:COMP_POINT}" --word="$2" "${shown[@]}" 2>/dev/null
      )
      COMPREPLY=("${words[@]}")
      case $kind in
        files*) compopt -o default ;;
        parts) compopt -o nospace ;;
      esac
    }

    complete -F _movies -o nosort movies

    """#

  private static let zshScript = #"""
    #compdef movies
    # Completion of movies for zsh.

    _movies() {
      local program=${${(Q)words[1]}/#\~\//$HOME/} line word meaning
      whence -p -- $program >/dev/null || program=movies
      local before=("${(@Q)words[2,CURRENT-1]}") after=("${(@Q)words[CURRENT+1,-1]}")
      local typed=${(Q):-$QIPREFIX$IPREFIX$PREFIX${compstate[quote]}}
      local lines=("${(@f)$("$program" completions zsh "${(@)before/#/--before=}" \
        --word="$typed" "${(@)after/#/--after=}" 2>/dev/null)}")
      local kind=$lines[1] candidates=() shown=() options=(-U -V movies)
      if [[ $kind == files* ]]; then
        compset -P ${(b)kind#*$'\t'}
        _files
        return
      fi
      for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*} meaning=${${line#"$word"}#$'\t'}
        candidates+=("$word")
        (( ${(m)#word} < 24 )) && [[ -n $meaning ]] && word=${(mr:24:)word}
        [[ -n $meaning ]] && options+=(-l) && word+=" -- $meaning"
        shown+=("$word")
      done
      (( $#candidates )) || return 1
      [[ $kind == parts ]] && options+=(-S '')
      compadd "${(@)options}" -d shown -a candidates
      # What is typed is not given up for something shorter that all candidates begin with.
      if (( compstate[nmatches] > 1 && $#compstate[unambiguous] < $#PREFIX )); then
        compstate[insert]= compstate[list]='list force'
      fi
    }

    if [[ $funcstack[1] == _movies ]]; then
      _movies "$@"
    else
      compdef _movies movies
    fi

    """#

  private static let fishScript = #"""
    # Completion of movies for fish.

    function __movies_complete
        set -l tokens (commandline -opc)
        set -l raw (commandline -ct)
        set -l word $raw
        for quote in '' '"' "'"
            if set -l plain (string unescape -- $raw$quote)
                set word $plain
                break
            end
        end
        set -l all (commandline -op)
        set -l next (math (count $tokens) + (test -n "$raw"; and echo 2; or echo 1))
        set -l program $tokens[1]
        command -q -- $program; or set program movies
        set -l reply ($program completions fish --before=$tokens[2..] --word="$word" \
            --after=$all[$next..] 2>/dev/null)
        switch "$reply[1]"
            case 'files*'
                set -l prefix (string replace -r '^files\t' '' -- $reply[1])
                set -l path (string sub -s (math (string length -- $prefix) + 1) -- $word)
                __fish_complete_path $path | string replace -r '^' -- $prefix
            case '*'
                printf '%s\n' $reply[2..]
        end
    end

    complete -c movies -f -k -a '(__movies_complete)'

    """#
}
