# Builds what changed and shows the progress on standard error. Sourced by tools/setup.sh.
#
# Whatever stops a build (Ctrl-C, a full disk, a killed machine), the next run continues from there: ninja removes what
# was being written, and the mark that a running build leaves in its folder makes CMake start from scratch.

MARK=$'\036'  # before ninja's own lines, which give the steps done and the total
SAW_FULL_DISK=9  # the exit code of the readers below when a tool reported a full disk
QUIET_SECONDS=2  # a build that finishes sooner shows no progress

# purpose FOLDER TARGET: the CPU seconds that a first build takes, as measured, and what it is for.
purpose() {
  case $2 in
    parlor-play) echo "225 the program that plays in a terminal" ;;
    parlor) if [ -e "$1/parlor-play.built" ]; then echo "190 the server"; else echo "410 the whole program, with the server"; fi ;;
    tests) echo "840 the tests, with sanitizers" ;;
    thread_tests) echo "240 the server's tests, with the thread sanitizer" ;;
    parlor_bench) echo "400 the benchmarks" ;;
    *) echo "400 $2" ;;
  esac
}

# in_words SECONDS: "40 s", "3 min"
in_words() { if [ "$1" -lt 90 ]; then echo "$1 s"; else echo "$((($1 + 30) / 60)) min"; fi; }

cores() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2; }

says_disk_is_full() { [[ $1 == *"No space left on device"* || $1 == *ENOSPC* ]]; }

# has_room: whether there is space left for the build and for the compiler's temporary files.
has_room() {
  local folder left
  for folder in build "${TMPDIR:-/tmp}"; do
    left=$(df -Pk "$folder" 2>/dev/null | sed -n 2p | tr -s ' ' | cut -d ' ' -f 4)
    [ "${left:-9999}" -ge 1024 ] || return 1
  done
}

# blame CODE: explains a failure; CODE is the exit code of the reader.
blame() {
  if [ "$1" -eq $SAW_FULL_DISK ] || ! has_room; then
    say "the disk is full. Free some space and run this again; it continues where it stopped (the program takes 100 MB in build/, the tests 2 GB)"
  fi
}

# pass_on: copies lines to standard error.
pass_on() {
  trap '' INT
  local line code=0
  while IFS= read -r line || [ -n "$line" ]; do
    says_disk_is_full "$line" && code=$SAW_FULL_DISK
    printf '%s\n' "$line" >&2
  done
  return $code
}

# watched COMMAND...: sends its output to standard error and recognises a full disk.
watched() {
  local codes=(0 0)
  "$@" </dev/null 2>&1 | pass_on || codes=("${PIPESTATUS[@]}")
  [ "${codes[0]}" -eq 0 ] || blame "${codes[1]}"
  return "${codes[0]}"
}

without_output() { "$@" >/dev/null; }

# configure PRESET [OPTION]: CMake itself says what is missing or too old, unless it is too old to know presets.
configure() {
  local version
  version=$(cmake --version | sed -n 's/^cmake version \([0-9.]*\).*/\1/p')
  if [ "$(printf '%s\n' 3.25 "$version" | sort -V | head -n 1)" != 3.25 ]; then
    say "CMake $version is too old: 3.25 or newer is needed"
    return 1
  fi
  watched without_output cmake --preset "$@" && return 0
  command -v apt-get >/dev/null || name_upstream "${NEEDED[@]}"
  return 1
}

# time_left DONE TOTAL SECONDS GUESS: for a build that has run for SECONDS; GUESS is the estimate for all of it, or 0.
time_left() {
  local done=$1 total=$2 seconds=$3 guess=$4
  if [ "$guess" -gt 0 ] && [ $((done * 5)) -lt "$total" ]; then
    echo $((guess * (total - done) / total))
  else
    echo $((seconds * (total - done) / done))
  fi
}

# show_progress GUESS: reads ninja's output. Its steps become one line, rewritten on a terminal; in a pipe every tenth
# is printed. Everything else is passed through.
show_progress() {
  trap '' INT
  local guess=$1 line part rest= code=0 done=0 total=0 left=0 at=$SECONDS start=$SECONDS tenth=0 shown= terminal=
  [ -t 2 ] && terminal=yes
  while :; do
    part=
    if IFS= read -r -t 1 part; then
      line=$rest$part rest=
    elif [ $? -gt 128 ]; then
      line= rest+=$part  # a second without output: count the time left down
    else
      [ -n "$rest$part" ] || break
      line=$rest$part rest=
    fi
    case $line in
      '') ;;
      "$MARK"*"Re-checking globbed directories"*) ;;  # before ninja knows the number of steps
      "$MARK"*)
        read -r done total part <<<"${line#"$MARK"}"
        [ "$done" -eq 0 ] || left=$(time_left "$done" "$total" $((SECONDS - start)) "$guess") at=$SECONDS
        ;;
      "ninja: no work to do."* | "ninja: Entering directory"* | "ninja: build stopped: interrupted"* | "-- "*) ;;
      *)
        says_disk_is_full "$line" && code=$SAW_FULL_DISK
        [ -z "$shown" ] || { printf '\r\033[K' >&2; shown=; }
        printf '%s\n' "$line" >&2
        continue
        ;;
    esac
    [ $((SECONDS - start)) -ge $QUIET_SECONDS ] || continue
    local remaining=$((left - SECONDS + at)) news=building
    [ $remaining -ge 1 ] || remaining=1
    [ "$done" -eq 0 ] || news="built $done of $total, about $(in_words $remaining) left"
    if [ -n "$terminal" ]; then
      printf '\r\033[K%s: %s' "$(basename "$0")" "$news" >&2
      shown=yes
    elif [ "$done" -lt "$total" ] && [ $((done * 10 / total)) -gt $tenth ]; then
      tenth=$((done * 10 / total))
      say "$news"
    fi
  done
  [ -z "$shown" ] || printf '\r\033[K' >&2
  return $code
}

# build_unlocked PRESET TARGET: see build.
build_unlocked() {
  local folder=build/$1 target=$2 codes=(0 0) seconds what guess=0
  if [ ! -e "$folder/$target.built" ]; then
    read -r seconds what <<<"$(purpose "$folder" "$target")"
    guess=$((seconds / $(cores)))
    say "building $what for the first time: about $(in_words $guess) on $(cores) cores"
  fi
  if [ -e "$folder/unfinished" ] || [ ! -e "$folder/build.ninja" ]; then
    mkdir -p "$folder" && : >"$folder/unfinished" || { blame 0; return 1; }
    configure "$1" --fresh || return 1
  fi
  : >"$folder/unfinished"
  NINJA_STATUS="$MARK%f %t " ninja -C "$folder" "$target" </dev/null 2>&1 | show_progress $guess || codes=("${PIPESTATUS[@]}")
  [ "${codes[0]}" -le 1 ] || return "${codes[0]}"  # interrupted: 2 or 130
  [ "${codes[0]}" -eq 0 ] || blame "${codes[1]}"
  [ "${codes[1]}" -eq $SAW_FULL_DISK ] || rm "$folder/unfinished"
  [ "${codes[0]}" -ne 0 ] || : >"$folder/$target.built"
  return "${codes[0]}"
}

# locked COMMAND...: two builds at once would write the same files, so the second one waits.
locked() {
  mkdir -p build || return 1
  (
    if command -v flock >/dev/null && ! flock -n 9; then
      say "another build is running here; waiting for it to finish"
      flock 9
    fi
    "$@"
  ) 9>build/lock
}

# build PRESET TARGET: configures once, builds what changed; silent if there is nothing to do.
build() { locked build_unlocked "$@"; }
