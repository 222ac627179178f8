# Installs what is missing, and reports it on standard error. Sourced by tools/setup.sh.
#
# The lists use Debian's package names. "A|B" is the first one that this system offers, "A>=1.2" counts as missing while
# an older version is installed, and "A?" is optional: if it is not offered, whatever uses it is skipped, unless CI is
# set.

BUILD_PACKAGES=(g++ cmake ninja-build pkg-config nlohmann-json3-dev libsodium-dev libedit-dev libpcg-cpp-dev libcli11-dev
  'libboost1.81-dev|libboost-dev>=1.81' 'libboost-url1.81-dev|libboost-url-dev|libboost-url1.83-dev'
  libsqlitecpp-dev libsqlite3-dev libpq-dev libspdlog-dev)
TEST_PACKAGES=(ccache glpk-utils doctest-dev librapidcheck-dev libicu-dev 'postgresql?' 'haproxy?'
  'clang-format-19?' 'clang-tidy-19?' python3)
BROWSER_PACKAGES=('chromium?' fonts-dejavu-core)
BENCH_PACKAGES=(libbenchmark-dev)

# The upstream name of a package, and the program to look for; libraries are left to CMake.
upstream() {
  case $1 in
    g++) echo "GCC 12 or newer:c++" ;;
    cmake) echo "CMake 3.25 or newer:cmake" ;;
    ninja-build) echo "Ninja:ninja" ;;
    pkg-config) echo "pkg-config:pkg-config" ;;
    nlohmann-json3-dev) echo "nlohmann/json 3.11 or newer:" ;;
    libsodium-dev) echo "libsodium:" ;;
    libedit-dev) echo "libedit:" ;;
    libpcg-cpp-dev) echo "pcg-cpp:" ;;
    libcli11-dev) echo "CLI11 2.1 or newer:" ;;
    libboost-url*) echo "Boost.URL 1.81 or newer:" ;;
    libboost*) echo "Boost 1.81 or newer:" ;;
    libsqlitecpp-dev) echo "SQLiteCpp 3.2 or newer:" ;;
    libsqlite3-dev) echo "SQLite:" ;;
    libpq-dev) echo "libpq, the client library of PostgreSQL:" ;;
    libspdlog-dev) echo "spdlog 1.10 or newer:" ;;
    ccache) echo "ccache:ccache" ;;
    glpk-utils) echo "GLPK's glpsol:glpsol" ;;
    doctest-dev) echo "doctest:" ;;
    librapidcheck-dev) echo "RapidCheck:" ;;
    libicu-dev) echo "ICU:" ;;
    postgresql) echo "PostgreSQL:" ;;
    haproxy) echo "HAProxy 2.6 or newer:haproxy" ;;
    python3) echo "Python 3:python3" ;;
    fonts-dejavu-core) echo "DejaVu fonts:" ;;
    libbenchmark-dev) echo "Google Benchmark:" ;;
    nodejs) echo "Node.js 20.19 or newer:node" ;;
    npm) echo "npm:npm" ;;
    *) echo "$1:$1" ;;
  esac
}

say() { printf '%s: %s\n' "$(basename "$0")" "$*" >&2; }

is_root() { [ "$(id -u)" -eq 0 ]; }
can_be_root() { is_root || command -v sudo >/dev/null; }
as_root() { if is_root; then "$@"; else sudo "$@"; fi; }

# optional ENTRY: whether it may be left out.
optional() { [[ $1 == *\? ]] && [ -z "${CI:-}" ]; }

# alternatives ENTRY: puts them into ALTERNATIVES, with their versions; names ENTRY prints them without versions.
alternatives() { IFS='|' read -ra ALTERNATIVES <<<"${1%\?}"; }
names() {
  alternatives "$1"
  printf '%s\n' "${ALTERNATIVES[@]%%>=*}"
}

# is_installed NAME[>=VERSION] STATUS: STATUS is the output of dpkg-query, after a line break.
is_installed() {
  local name=${1%%>=*} version
  [[ $2 == *$'\n'"$name installed "* ]] || return 1
  version=${2#*$'\n'"$name installed "}
  [[ $1 != *'>='* ]] || dpkg --compare-versions "${version%%$'\n'*}" ge "${1#*>=}"
}

# missing ENTRY...: the entries that are not installed, one per line. Every start of the program asks, so there is only
# one query for all.
missing() {
  local entry alternative status
  # It fails if one of them is unknown, but still prints the others.
  status=$'\n'$(dpkg-query -W -f='${Package} ${db:Status-Status} ${Version}\n' $(for entry; do names "$entry"; done) 2>/dev/null) || true
  for entry; do
    alternatives "$entry"
    for alternative in "${ALTERNATIVES[@]}"; do is_installed "$alternative" "$status" && continue 2; done
    printf '%s\n' "$entry"
  done
}

# offered NAME...: the packages that apt could install, one per line.
offered() {
  LC_ALL=C apt-cache policy "$@" 2>/dev/null |
    sed -n -e '/^[^ ]/{s/:$//;h;}' -e '/^ *Candidate: [^(]/{x;p;}'
}

# Lists what is needed by upstream names, since this system's package names are not known here.
name_upstream() {
  local entry wanted=()
  for entry; do wanted+=("$(upstream "${entry%\?}" | cut -d: -f1)"); done
  say "cannot install the missing packages without apt-get. Required:"
  printf '  %s\n' "${wanted[@]}" >&2
  say "docs/how-do-i.md lists the packages for some systems; install them and run this again"
}

# Without apt, only programs can be looked for; CMake reports missing libraries later.
need_without_apt() {
  local entry program
  for entry; do
    program=$(upstream "${entry%\?}" | cut -d: -f2)
    [ -z "$program" ] || command -v "$program" >/dev/null || optional "$entry" || { name_upstream "$@"; return 1; }
  done
}

# choose ENTRY...: puts the packages to install into CHOSEN.
choose() {
  local entry name known
  CHOSEN=()
  known=$(offered $(for entry; do names "$entry"; done))
  for entry; do
    for name in $(names "$entry"); do
      [[ $'\n'$known$'\n' == *$'\n'"$name"$'\n'* ]] && CHOSEN+=("$name") && continue 2
    done
    optional "$entry" && continue
    name=$(names "$entry" | paste -s -d/)
    say "apt does not offer ${name//\// or }; try \"apt-get update\" or a newer system: Debian 12 and 13 have it"
    return 1
  done
}

# need ENTRY...: installs the missing ones. NEEDED is kept for name_upstream.
need() {
  NEEDED=("$@")
  command -v apt-get >/dev/null || { need_without_apt "$@"; return; }
  local entry wanted=()
  while read -r entry; do wanted+=("$entry"); done < <(missing "$@")
  [ ${#wanted[@]} -eq 0 ] && return 0
  if can_be_root; then as_root apt-get update -qq </dev/null >&2; fi  # a fresh system has no lists
  choose "${wanted[@]}" || return 1
  [ ${#CHOSEN[@]} -eq 0 ] && return 0

  local by_hand="Ask an administrator to run: apt-get install -y --no-install-recommends ${CHOSEN[*]}"
  can_be_root || { say "packages are missing, and sudo is not available. $by_hand"; return 1; }
  say "installing ${CHOSEN[*]}"
  as_root dpkg --configure -a </dev/null >&2 || true  # completes an interrupted installation
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${CHOSEN[@]}" </dev/null >&2 ||
    { say "installing the packages failed. $by_hand"; return 1; }
}
