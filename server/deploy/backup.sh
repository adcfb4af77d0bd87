#!/bin/sh
# Writes a backup of the store and the list of what was erased or unsubscribed into a folder, with the settings of
# the environment, and deletes backups that are older than some days.
#   backup.sh <folder> <days>
set -eu
folder=$1
days=$2
requests="node $(dirname "$0")/../../dist/server/requests.mjs"
name=$folder/$(date --utc +%Y-%m-%dT%H%M%SZ)
umask 077

if [ -n "${DATABASE_URL:-}" ]; then
  pg_dump --format=custom --file="$name.part" "$DATABASE_URL"
  mv "$name.part" "$name.dump"
else
  $requests backup "$name.sqlite"
fi

# The old list is there until the new one is whole.
$requests withdrawn >"$folder/withdrawn.jsonl.part"
mv "$folder/withdrawn.jsonl.part" "$folder/withdrawn.jsonl"

find "$folder" \( -name '*.sqlite' -o -name '*.dump' -o -name '*.part' \) -mtime "+$days" -delete
