#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/lesson.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

constexpr std::string_view kBasic = "1 first=1";
constexpr std::string_view kReal = "1 set=real first=1";

Record deal(std::string_view rules, std::string_view own, std::string_view other,
            std::vector<std::string_view> entries) {
  const std::string tiles = std::string(own) + ' ' + std::string(other) + " rest";
  return PreparedDeal{"rummikub", rules, 2, tiles, std::move(entries)}.record();
}

}  // namespace

std::vector<Lesson> lessons() {
  return {
      {"group", 0,
       deal(kBasic, "7r 7g 7y 1r 3g 5b 9y 11r 13g 2b 4y 6b 12y", "1b 2y 4r 5g 8b 10y 12r 13b 3r 6g 9b 11g 8y",
            {"0 7r 7g 7y"})},
      {"add", 2,
       deal(kBasic, "9r 9g 9y 9b 6b 1r 3g 13y 11r 1y 4y 12g 13r",
            "3b 4b 5b 1b 2y 4r 5g 8y 10y 12r 13b 6g 11g",
            {"0 9r 9g 9y", "1 9r 9g 9y, 3b 4b 5b", "0 9r 9g 9b 9y, 3b 4b 5b 6b"})},
      {"thirty", 0,
       deal(kReal, "5r 5g 5y 6y 7y 8y 1r 3g 9b 11r 13g 2b 12b 10r",
            "1b 2y 4r 5b 8g 10y 12r 13b 3r 6g 9r 11g 8b 4y", {"0 5r 5g 5y, 6y 7y 8y"})},
      {"rearrange", 2,
       deal(kReal, "10b 11b 12b 6r 7r 1r 3g 9y 13g 2b 4y 5g 13r 1y",
            "8r 8g 8b 8y 1b 2y 4r 6g 9g 10y 12r 3b 11g 13y",
            {"0 10b 11b 12b", "1 10b 11b 12b, 8r 8g 8b 8y", "0 10b 11b 12b, 8g 8b 8y, 6r 7r 8r"})},
      {"joker", 2,
       deal(kReal, "13r 13g 13y 10g 1b 2b 4r 6y 8b 3g 7r 5y 9b 11r",
            "9g J 11g 1r 2y 4b 5g 6r 7y 8r 10b 12y 12b 3y",
            {"0 13r 13g 13y", "1 13r 13g 13y, 9g J 11g", "0 13r 13g 13y, 9g 10g 11g, 1b 2b J"})},
  };
}

}  // namespace parlor::rummikub
