# Builds the page, and installs what that takes. Sourced by tools/setup.sh. Downloads and builds appear in place only
# when they are complete.

# The tools that build the page: the system's Node.js or, if that is older than 20.19, our own copy under build/.
node_tools() {
  command -v node >/dev/null && command -v npm >/dev/null || need nodejs npm || return 1
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' && return 0
  if [ ! -x build/node/node_modules/.bin/node ]; then
    say "the system's Node.js is too old; downloading a newer one to build/node"
    rm -rf build/node build/node.new
    watched npm install --loglevel=error --no-audit --no-fund --no-save --prefix build/node.new node@22 || return 1
    mv build/node.new build/node
  fi
  PATH="$PWD/build/node/node_modules/.bin:$PATH"
}

# The page's libraries, as in its lock file. The file checked here is written by npm when it is done.
page_libraries() {
  node_tools || return 1
  [ -e web/node_modules/.package-lock.json ] && [ ! web/package-lock.json -nt web/node_modules/.package-lock.json ] && return 0
  say "downloading the page's libraries"
  watched npm ci --prefix web --loglevel=error --no-audit --no-fund
}

# make_page: builds into build/page, which is replaced when the new one is complete.
make_page() {
  page_libraries || return 1
  say "building the page"
  watched without_output npm run --prefix web --silent build -- --outDir ../build/page.new || return 1
  rm -rf build/page.old
  [ ! -e build/page ] || mv build/page build/page.old
  mv build/page.new build/page && rm -rf build/page.old
}

# build_page: only if there is no page yet or something in web/ has changed.
build_page() {
  [ -e build/page/index.html ] &&
    [ -z "$(find web -path web/node_modules -prune -o -path web/test-results -prune -o -type f -newer build/page/index.html -print -quit)" ] &&
    return 0
  locked make_page
}
