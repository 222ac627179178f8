#include "store/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> store_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"store.locked", "The database \"{file}\" is in use by another server."},
      {"store.cannot_open", "Cannot open the database \"{file}\": {why}."},
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
