// swift-tools-version: 6.2
import PackageDescription

/// Warnings fail a build where `MOVIES_STRICT` is set.
let strictness: [SwiftSetting] =
  Context.environment["MOVIES_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let upcomingFeatures: [SwiftSetting] =
  strictness + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]

let package = Package(
  name: "movies",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "movies", targets: ["movies"]),
    .library(name: "MovieKit", targets: ["MovieKit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .systemLibrary(name: "CWide"),
    .target(
      name: "MovieKit",
      dependencies: ["CSQLite", "CZlib"],
      swiftSettings: upcomingFeatures
    ),
    .executableTarget(
      name: "movies",
      dependencies: ["MovieKit", "CWide"],
      swiftSettings: upcomingFeatures + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "MovieKitTests",
      dependencies: ["MovieKit", "CSQLite"],
      exclude: ["Fixtures"],
      swiftSettings: upcomingFeatures
    ),
    .testTarget(
      name: "MoviesTests",
      dependencies: ["movies", "MovieKit"],
      exclude: ["Snapshots"],
      swiftSettings: upcomingFeatures + [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
