#include <array>
#include <span>

#include "analysis/analysis.h"

namespace parlor {

std::span<const Phrase> analysis_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"analysis.no_deal", "This record has no deal {deal}."},
      {"analysis.not_over", "Deal {deal} is not finished; only finished deals can be analysed."},
  });
  return kPhrases;
}

}  // namespace parlor
