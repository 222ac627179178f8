#include "store/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> store_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"store.locked", "The database \"{file}\" cannot be used: another server has it open."},
      {"store.cannot_open", "The database \"{file}\" cannot be opened: {why}."},
  });
  return kPhrases;
}

}  // namespace parlor
