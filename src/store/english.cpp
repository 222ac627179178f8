#include "store/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> store_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"store.locked", "The database \"{file}\" is in use by another server."},
      {"store.cannot_open", "Cannot open the database \"{file}\": {why}."},
      {"store.url_scheme",
       "\"{scheme}://\" is not supported: give a file, or a URL that begins with postgresql://."},
      {"store.url_invalid", "The database URL is not valid: write it as postgresql://USER@HOST:PORT/NAME."},
      {"store.cannot_connect",
       "Cannot use the database \"{database}\" ({why}): check that it is running, and the host, user and "
       "password."},
      {"store.name_taken",
       "Another server is called \"{node}\" (on {host}, process {process}): stop it, or give this one a "
       "different name with --node."},
      {"store.foreign",
       "The database \"{database}\" has tables of another program: create an empty one for Parlor."},
      {"store.newer",
       "The database \"{database}\" was written by a newer version of Parlor: update this server."},
      {"store.not_utf8", "The database \"{database}\" is not in UTF-8: create one with the encoding UTF8."},
      {"store.no_file", "There is no file \"{file}\"."},
      {"store.not_empty", "The database \"{database}\" already has tables: copy into an empty one."},
      {"store.cannot_copy", "Nothing was copied, because a row of \"{table}\" ({row}) can't be: {why}."},
      {"store.more_rows", "Nothing was copied, because somebody else is writing to the database: try again."},
      {"store.lost", "The database cannot be reached: {why}."},
      {"store.fenced",
       "This server did not renew its lease in time, so others have taken over its tables; it starts again "
       "without them."},
      {"store.disk_full", "The disk is full."},
      {"store.disk_error", "The disk reported an error: {why}."},
      {"store.busy", "Another program has locked the database."},
      {"store.file_gone", "The database file is missing."},
      {"store.file_replaced", "The database file was replaced by another file."},
      {"store.log_gone", "The database's -wal file is missing."},
      {"store.cannot_write", "Cannot write to the database: {why}."},
  });
  return kPhrases;
}

}  // namespace parlor
