# Sourced by ./parlor, ./test and ./bench: installs what is missing and builds what changed. Writes only to standard
# error.
source tools/packages.sh
source tools/build.sh
source tools/page.sh

trap 'say "stopped; the next run continues from here"; exit 130' INT
