#include <array>
#include <span>

#include "analysis/analysis.h"

namespace parlor {

std::span<const Phrase> analysis_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"analysis.no_deal", "There is no deal {deal} in this record."},
      {"analysis.not_over", "Deal {deal} is not over; only a deal that is can be analysed."},
  });
  return kPhrases;
}

}  // namespace parlor
