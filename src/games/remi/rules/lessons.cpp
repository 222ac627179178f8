#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/lesson.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

constexpr std::string_view kBasic = "1";
constexpr std::string_view kAdvanced = "1 set=advanced";

Record deal(std::string_view rules, std::string_view own, std::string_view other, std::string_view pool,
            std::vector<std::string_view> entries) {
  const std::string tiles = std::string(own) + ' ' + std::string(other) + ' ' + std::string(pool) + " rest";
  return PreparedDeal{"remi", rules, 2, tiles, std::move(entries)}.record();
}

}  // namespace

std::vector<Lesson> lessons() {
  return {
      {"turn", 0,
       deal(kBasic, "4r 5r 6r 8g 8b 10y 11y 1b 2g 3y 7g 9r 12g 13b",
            "1r 2b 3g 4y 5b 6y 7r 9g 10b 11r 12r 13y 8y 2r", "8r", {"0 draw", "0 discard 13b"})},
      {"take", 4,
       deal(kBasic, "4r 5r 6r 8g 8b 10y 11y 1b 2g 3y 7g 9r 12g 13b",
            "1r 2b 3g 4y 5b 6y 7r 9g 10b 11r 12y 13y 9y 2r", "8r 5y",
            {"0 draw", "0 discard 13b", "1 draw", "1 discard 12y", "0 take", "0 discard 1b"})},
      {"win", 4,
       deal(kBasic, "4r 5r 6r 7r 8g 8b 8y 10y 11y 12y 1b 2b 5g 13g",
            "1r 3b 3g 4y 5b 6y 7y 9g 10b 11r 12r 13y 9y 2r", "8r 1y",
            {"0 draw", "0 discard 13g", "1 draw", "1 discard 3b", "0 take", "0 discard 5g"})},
      {"lay", 0,
       deal(kAdvanced, "10r 11r 12r 4g 5g 8b 8y 1b 2g 3y 7g 6b 13y 9y",
            "1r 2b 3g 4y 5b 6y 7r 9g 10b 11b 12y 13b 9r 2r", "1y",
            {"0 draw", "0 lay 10r 11r 12r discard 1y"})},
      {"swap", 4,
       deal(kAdvanced, "10r 11r 12r 10b 1g 2g 4y 5r 6b 7y 8g 9r 13b 2y",
            "9b J 11b 1r 2b 3r 4g 5y 6y 7g 8b 12y 13g 10y", "5b 3y 13y",
            {"0 draw", "0 lay 10r 11r 12r discard 2y", "1 draw", "1 lay 10r 11r 12r, 9b J 11b discard 13g",
             "0 draw", "0 lay 10r 11r 12r, 9b 10b 11b, 1g 2g J discard 13y"})},
  };
}

}  // namespace parlor::remi
