#include "store/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> store_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"store.locked", "The database \"{file}\" cannot be used: another server has it open."},
      {"store.cannot_open", "The database \"{file}\" cannot be opened: {why}."},
      {"store.disk_full", "The disk is full."},
      {"store.disk_error", "The disk reports an error: {why}."},
      {"store.busy", "Another program has locked the database."},
      {"store.file_gone", "The database file is gone."},
      {"store.file_replaced", "Another file has taken the place of the database."},
      {"store.log_gone", "The database's -wal file is gone."},
      {"store.cannot_write", "The database cannot be written: {why}."},
  });
  return kPhrases;
}

}  // namespace parlor
