#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "engine/lesson.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {
namespace {

constexpr std::string_view kAdaBids = "1 first=0";
constexpr std::string_view kBertBids = "1 first=1";

// Hands are dealt in packets of three, in turn.
Record deal(std::string_view rules, std::string_view own, std::string_view other,
            std::vector<std::string_view> entries) {
  std::string tiles;
  for (std::size_t packet = 0; packet < 4; ++packet) {
    for (std::string_view hand : {own, other}) {
      for (std::size_t i = 0; i < 3; ++i) tiles += std::string(words(hand)[3 * packet + i]) + ' ';
    }
  }
  return PreparedDeal{"pinochle", rules, 2, tiles + "rest", std::move(entries)}.record();
}

}  // namespace

std::vector<Lesson> lessons() {
  return {
      {"bid", 0,
       deal(kAdaBids, "AH 10H KH QH JH AS 10S JS KD 9D QC 9C", "AD 10D QD JD KS QS 9S 9S AC 10C KC JC",
            {"0 bid 150", "1 pass", "0 trump H"})},
      {"pass", 1,
       deal(kBertBids, "9H JH QH 9S KS JS 9D KD JD 10C QC 9C", "AS 10S KS QS JS AH 10H AD 10D QD AC KC",
            {"1 bid 140", "0 pass"})},
      {"beat", 4,
       deal(kBertBids, "AS KS 9S AH QH 9H KD JD 10D QC 9C JC", "QS 10S JS 10H KH JH AD QD 9D AC 10C KC",
            {"1 bid 20", "0 pass", "1 trump C", "1 play QS", "0 play KS"})},
      {"cheap", 4,
       deal(kBertBids, "10S KS 9S AH QH 9H KD JD 10D QC 9C JC", "AS QS JS 10H KH JH AD QD 9D AC 10C KC",
            {"1 bid 20", "0 pass", "1 trump C", "1 play AS", "0 play 9S"})},
      {"trump", 4,
       deal(kBertBids, "10S KS 9S AH QH 9H KH AS 10H JC 9C QC", "AS QS JS 10H KH JH AD QD 9D AC 10C KC",
            {"1 bid 20", "0 pass", "1 trump C", "1 play AD", "0 play 9C"})},
  };
}

}  // namespace parlor::pinochle
