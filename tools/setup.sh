# Sourced by ./parlor, ./test and ./bench: installs what is missing, and says so on standard error.

BUILD_PACKAGES=(g++ cmake ninja-build pkg-config nlohmann-json3-dev libsodium-dev libedit-dev libpcg-cpp-dev libcli11-dev
  libboost1.81-dev libsqlitecpp-dev libsqlite3-dev libspdlog-dev)
TEST_PACKAGES=(ccache doctest-dev librapidcheck-dev clang-format-19 clang-tidy-19 python3)
BENCH_PACKAGES=(libbenchmark-dev)

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# need PACKAGE...: installs those that are not there.
need() {
  local package missing=()
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  say "installing ${missing[*]}"
  {
    as_root apt-get update -qq &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
  } </dev/null >&2 || {
    say "could not install ${missing[*]}: install them by hand and try again"
    return 1
  }
}

# build PRESET TARGET...: configures once, builds what changed; a build with nothing to do is silent.
build() {
  local preset=$1
  shift
  if [ ! -e "build/$preset/build.ninja" ]; then
    say "building for the first time, which takes a minute or two"
    cmake --preset "$preset" </dev/null >&2 || return 1
  fi
  ninja -C "build/$preset" --quiet "$@" </dev/null 2>&1 | sed '/no work to do/d' >&2
}
