# Sourced by ./parlor, ./test and ./bench: installs what is missing, and says so on standard error.

BUILD_PACKAGES=(g++ cmake ninja-build pkg-config nlohmann-json3-dev libsodium-dev libedit-dev libpcg-cpp-dev libcli11-dev
  libboost1.81-dev libsqlitecpp-dev libsqlite3-dev libspdlog-dev)
TEST_PACKAGES=(ccache glpk-utils doctest-dev librapidcheck-dev clang-format-19 clang-tidy-19 python3)
BROWSER_PACKAGES=(chromium fonts-dejavu-core)
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

# What the page is built with: the system's Node.js, or where that is older than 20.19 one of our own under build/.
node_tools() {
  command -v node >/dev/null && command -v npm >/dev/null || need nodejs npm || return 1
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' && return 0
  if [ ! -x build/node/node_modules/.bin/node ]; then
    say "the system's Node.js is too old: fetching another into build/node"
    npm install --loglevel=error --no-audit --no-fund --no-save --prefix build/node node@22 </dev/null >&2 || return 1
  fi
  PATH="$PWD/build/node/node_modules/.bin:$PATH"
}

# The page's libraries, as its lock file names them.
page_libraries() {
  node_tools || return 1
  [ -e web/node_modules/.package-lock.json ] && [ ! web/package-lock.json -nt web/node_modules/.package-lock.json ] && return 0
  say "fetching the page's libraries"
  npm ci --prefix web --loglevel=error --no-audit --no-fund </dev/null >&2
}

# build_page: into build/page, when it is new or something in web/ has changed.
build_page() {
  [ -e build/page/index.html ] &&
    [ -z "$(find web -path web/node_modules -prune -o -path web/test-results -prune -o -type f -newer build/page/index.html -print -quit)" ] &&
    return 0
  page_libraries || return 1
  say "building the page"
  npm run --prefix web --silent build </dev/null >&2
}
