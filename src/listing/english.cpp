#include <array>
#include <span>

#include "listing/listing.h"

namespace parlor {

std::span<const Phrase> listing_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"listing.no_player",
       "Unknown player: \"{player}\". Available: {known}, or cmd:COMMAND for a program of your own."},
  });
  return kPhrases;
}

}  // namespace parlor
