#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/lesson.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {
namespace {

// The other three hands are the same in all lessons, except for the tile that Dan discards.
Record simple(std::string_view own, std::string_view last_of_dan, std::string_view stack,
              std::vector<std::string_view> entries) {
  std::string tiles(own);
  tiles +=
      " K1 K1 R1 B1 B1 K3 K3 R3 R3 K4 K4 R4 B4 B6 R1 B1 Y1 Y1 Y3 Y3 R4 R4 B4 B4 Y4 R6 B6 Y6 K1 Y1 K3 R3 B3 "
      "Y4 B5 K6 K6 R6 B6 Y6 Y6 ";
  tiles += std::string(last_of_dan) + ' ' + std::string(stack) + " rest";
  return PreparedDeal{"okey", "1", 4, tiles, std::move(entries)}.record();
}

// The indicator is the red 4, so the red 5 is the joker.
Record real(std::string_view own, std::vector<std::string_view> entries) {
  std::string tiles(own);
  tiles +=
      " K1 K2 K6 K7 R1 R2 R3 R6 B5 B6 Y1 Y2 Y3 Y4 K8 K10 K11 R7 R9 R10 B7 B9 B10 Y5 Y6 Y7 Y9 K12 K13 R11 R12 "
      "R13 B11 B12 B13 K1 R1 Y1 K7 R7 B7 Y7 R4 rest";
  return PreparedDeal{"okey", "1 set=okey", 4, tiles, std::move(entries)}.record();
}

}  // namespace

std::vector<Lesson> lessons() {
  return {
      {"start", 0, simple("K2 R2 B2 K5 K5 R5 Y5 K7 B7 Y7 R1 B3 Y4 K6 R6", "R2", "", {"0 discard K5"})},
      {"turn", 7,
       simple("K2 R2 B2 K5 K5 R5 Y5 K7 B7 Y7 R1 B3 Y4 K6 R6", "R2", "B3 Y5 B7 Y2",
              {"0 discard K5", "1 draw", "1 discard K1", "2 draw", "2 discard B1", "3 draw", "3 discard R2",
               "0 draw", "0 discard R1"})},
      {"take", 7,
       simple("K2 R2 B2 K5 K5 R5 Y5 K7 B7 Y7 R1 B3 Y4 K6 R6", "Y2", "B3 R6 K4",
              {"0 discard K5", "1 draw", "1 discard K1", "2 draw", "2 discard B1", "3 draw", "3 discard Y2",
               "0 take", "0 discard R1"})},
      {"win", 7,
       simple("K2 R2 B2 Y2 K5 R5 B5 Y5 K7 B7 Y7 R1 B3 Y4 K6", "R7", "B3 R6 K4",
              {"0 discard R1", "1 draw", "1 discard K1", "2 draw", "2 discard B1", "3 draw", "3 discard R7",
               "0 take"})},
      {"joker", 0, real("K3 K4 K5 R8 B8 Y8 Y10 Y11 Y13 R5 B1 B2 B3 B4 K9", {"0 discard K9"})},
      {"double", 0, real("K3 K4 K5 R8 B8 Y8 Y10 Y11 Y12 Y13 B1 B2 B3 B4 R5", {"0 discard R5"})},
  };
}

}  // namespace parlor::okey
