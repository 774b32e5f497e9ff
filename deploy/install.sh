#!/bin/sh
# Installs a site in an empty folder, from the archive of a release:
#   curl -fsSL https://ADDRESS/install.sh | sh -s -- --from https://ADDRESS/janus-VERSION.tar.gz
set -eu

# The same as in janus.js of the release.
needed=24
# The address of the archive; `npm run release -- --at=https://ADDRESS` writes it here.
from=
into=.
start=no

say() { printf '%s\n' "$*"; }
fail() {
  say "$*" >&2
  exit 1
}
misuse() {
  say "$*; see --help." >&2
  exit 2
}

show_help() {
  cat <<'END'
sh install.sh [OPTION…]

Installs a Janus site in an empty folder. It needs Node 24 or newer, writes only to that folder, and needs no extra privileges.

  --from URL|FILE  the archive of a release, janus-VERSION.tar.gz; its checksum, with .sha256 appended, is next to it
  --into FOLDER    the folder, created if it does not exist; the current one by default
  --start          starts the site afterwards
  --help           this text

Janus has no download server: whoever releases it publishes the archive. `npm run release` in a clone makes one.
END
}

read_words() {
  while [ $# -gt 0 ]; do
    case $1 in
      --from | --into)
        [ $# -gt 1 ] || misuse "$1 needs a value"
        if [ "$1" = --from ]; then from=$2; else into=$2; fi
        shift
        ;;
      --from=*) from=${1#*=} ;;
      --into=*) into=${1#*=} ;;
      --start) start=yes ;;
      --help)
        show_help
        exit 0
        ;;
      *) misuse "There is no option $1" ;;
    esac
    shift
  done
  [ -n "$from" ] || misuse 'Where is the archive? --from names its address or its file'
  [ -n "$into" ] || misuse '--into needs the name of a folder'
  # so that the programs below do not take the name for an option
  case $into in -*) into=./$into ;; esac
}

check_node() {
  how='Get it from https://nodejs.org/en/download, from the packages of your system, or by nvm, fnm or Homebrew.'
  command -v node >/dev/null || fail "Janus needs Node $needed or newer, and none is on the PATH. $how"
  version=$(node -p process.versions.node) || fail "$(command -v node) does not start. $how"
  [ "${version%%.*}" -ge "$needed" ] ||
    fail "Janus needs Node $needed or newer, and $(command -v node) is $version. $how"
}

check_folder() {
  if [ -e "$into" ] || [ -L "$into" ]; then
    [ -d "$into" ] || fail "$into is not a folder. Nothing was changed."
    there=$(ls -A "$into") || fail "$into cannot be read. Nothing was changed."
    [ -z "$there" ] || fail "$into is not empty, and nothing in it was changed. Name an empty folder with --into:" "
$(say "$there" | head -n 5)"
  fi
}

# Incomplete files are in $work, on the same disk as the site; only complete ones are moved out of it.
make_room() {
  made=
  if [ ! -d "$into" ]; then
    mkdir -p "$into" || fail "$into cannot be created."
    made=yes
  fi
  into=$(cd "$into" && pwd -P)
  work=$into/.janus-unpacking
  trap clear_room EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  mkdir "$work" || fail "$into cannot be written to."
}

clear_room() {
  rm -rf "$work"
  [ -z "$made" ] || rmdir "$into" 2>/dev/null || :
}

download() {
  curl -fsSL --proto "=$schemes" --output "$2" "$1" || fail "$1 could not be downloaded. Nothing was installed."
}

# Sets $archive to a file with the correct checksum.
get_archive() {
  archive=$work/archive.tar.gz
  sums=$archive.sha256
  case $from in
    https://*) schemes=https ;;
    http://*@*) fail "$from contains a password: use https://, or download the archive yourself." ;;
    http://127.0.0.1[:/]* | http://localhost[:/]*) schemes=http ;;
    http://*) fail "$from is not encrypted: it could be changed on the way. Use https://, or download the archive yourself." ;;
    *) schemes= ;;
  esac
  if [ -n "$schemes" ]; then
    command -v curl >/dev/null ||
      fail "curl is needed to download $from, and is not installed. Download it and $from.sha256 yourself, and pass the file with --from."
    say "Fetching $from"
    download "$from.sha256" "$sums"
    download "$from" "$archive"
  else
    [ -f "$from" ] || fail "There is no file $from."
    [ -f "$from.sha256" ] || fail "There is no checksum file $from.sha256."
    # copied, so that the archive that is unpacked is the one that was checked
    cp -- "$from.sha256" "$sums"
    cp -- "$from" "$archive"
  fi
  read -r wanted _ <"$sums" || :
  sum=$(node -p 'crypto.hash("sha256", fs.readFileSync(process.argv[1]))' "$archive")
  [ "$sum" = "$wanted" ] ||
    fail "$from is damaged or not the released file: its SHA-256 is $sum, and $from.sha256 says $wanted. Nothing was installed."
}

# A release consists of files and folders in one folder, without links and without paths that lead outside.
check_names() {
  { tar -tzf "$archive" >"$work/names" && tar -tvzf "$archive" >"$work/kinds"; } 2>"$work/said" ||
    fail "$from is not a complete archive: $(head -n 1 "$work/said")"
  name=$(sed 's,/.*,,;q' "$work/names")
  case $name in
    *[!0-9A-Za-z.+-]*) fail "$from is not a release of Janus: its first folder is $name." ;;
    janus-[0-9]*) ;;
    *) fail "$from is not a release of Janus: its first folder is $name." ;;
  esac
  # passed in the environment, because awk interprets backslashes in values of -v
  outside=$(top=$name/ awk 'index($0, ENVIRON["top"]) != 1 || ("/" $0 "/") ~ /\/\.\.\// { print; exit }' "$work/names")
  [ -z "$outside" ] || fail "$from would write outside its folder ($outside). Nothing was installed."
  odd=$(awk '!/^[-d]/ { print; exit }' "$work/kinds")
  [ -z "$odd" ] || fail "$from contains something other than files and folders ($odd). Nothing was installed."
}

make_site() {
  tar -xzof "$archive" -C "$work" || fail "$from could not be unpacked. Nothing was installed."
  [ -f "$work/$name/janus.js" ] || fail "$from is not a release of Janus: it has no $name/janus.js."
  ln -s "$name" "$work/program"
  mkdir -m 700 "$work/data"
  cat >"$work/janus" <<'END'
#!/bin/sh
# Starts the site; with words it runs a command of Janus: ./janus help
# A link on the PATH may lead here.
self=$0
while [ -L "$self" ]; do
  link=$(readlink "$self")
  case $link in /*) self=$link ;; *) self=$(dirname "$self")/$link ;; esac
done
here=$(cd -P "$(dirname "$self")" && pwd -P)
export JANUS_CONFIG="${JANUS_CONFIG:-$here/janus.env}" JANUS_DATA="${JANUS_DATA:-$here/data}"
exec node "$here/program/janus.js" "$@"
END
  chmod 755 "$work/janus"
  (umask 077 && cat >"$work/janus.env") <<'END'
# Settings, one NAME=value a line; README.md of Janus lists them, ./janus config prints those in force.
# These two count at the first start only:
#JANUS_OWNER_PASSWORD=
#JANUS_SAMPLE=off
END
  # only renames follow, which must not be interrupted
  trap '' HUP INT TERM
  for one in "$name" program data janus.env janus; do mv "$work/$one" "$into/$one"; done
  made=
  trap - HUP INT TERM
}

tell() {
  cat <<END
Janus ${name#janus-} is in $into:
  program    the release, which nothing writes to
  data       your site: the database, uploads, backups
  janus.env  its settings

Start it with  $into/janus  and open
  http://portfolio.localhost:3000/  the portfolio; sign in at /admin
  http://blog.localhost:3000/       the blog; sign in at /login
or, where those names do not resolve, http://localhost:3000/ and http://localhost:3000/?domain=blog

The account is called owner. The first start prints its password, once;
$into/janus user reset-password owner  makes another.
END
}

main() {
  read_words "$@"
  check_node
  check_folder
  make_room
  get_archive
  check_names
  make_site
  clear_room
  trap - EXIT
  tell
  [ "$start" = no ] || exec "$into/janus"
}

# One line in braces, which runs only once it is complete: a truncated script does nothing.
{ main "$@"; }
