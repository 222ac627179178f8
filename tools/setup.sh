# Sourced by ./parlor, ./test and ./bench: installs what is missing and builds what changed, and says so on standard error.
source tools/packages.sh

# configure PRESET: CMake says what is missing or too old; older ones than this do not even know what a preset is.
configure() {
  local version
  version=$(cmake --version | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')
  if [ "$(printf '%s\n' 3.25 "$version" | sort -V | head -n 1)" != 3.25 ]; then
    say "CMake $version is too old: 3.25 or newer is needed"
    return 1
  fi
  cmake --preset "$1" </dev/null >&2 && return 0
  command -v apt-get >/dev/null || name_upstream "${NEEDED[@]}"
  return 1
}

# build PRESET TARGET...: configures once, builds what changed; a build with nothing to do is silent.
build() {
  local preset=$1
  shift
  if [ ! -e "build/$preset/build.ninja" ]; then
    say "building for the first time, which takes a minute or two"
    configure "$preset" || return 1
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
