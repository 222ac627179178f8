#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "engine/lesson.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {
namespace {

// Cards are dealt one by one, so the hands are interleaved.
Record deal(const std::array<std::string_view, 4>& hands, std::vector<std::string_view> entries) {
  std::string tiles;
  for (std::size_t i = 0; i < 13; ++i) {
    for (std::string_view hand : hands) tiles += std::string(words(hand)[i]) + ' ';
  }
  return PreparedDeal{"big2", "1", 4, tiles, std::move(entries)}.record();
}

}  // namespace

std::vector<Lesson> lessons() {
  return {
      {"begin", 0,
       deal({"C3 S4 H5 D7 C8 D8 H9 C10 SJ CQ DK HK C2", "D3 H4 C5 D5 S5 H7 D10 H10 HJ DQ DA HA D2",
             "S3 C4 C6 H6 C7 S7 C9 S9 CJ HQ CK SK H2", "H3 D4 D6 S6 H8 S8 D9 S10 DJ SQ CA SA S2"},
            {"0 C3"})},
      {"pair", 3,
       deal({"C4 H4 S5 D6 H7 H9 S9 D10 SJ CK SK DA H2", "C3 D3 D4 S4 C5 D5 C8 S10 CJ CQ CA HA C2",
             "H3 C6 H6 S6 C7 D8 C10 H10 HJ DQ SQ DK D2", "S3 H5 D7 S7 H8 S8 C9 D9 DJ HQ HK SA S2"},
            {"1 C3 D3", "2 C6 H6", "3 C9 D9", "0 H9 S9"})},
      {"straight", 7,
       deal({"D3 S3 C5 H6 S7 D8 H9 SJ CQ CK SK CA D2", "C3 D4 H4 S4 D5 C6 D7 D10 H10 DJ DA HA C2",
             "H3 H5 D6 C7 H7 C9 D9 S9 CJ HJ HQ DK H2", "C4 S5 S6 C8 H8 S8 C10 S10 DQ SQ HK SA S2"},
            {"1 C3", "2 H5", "3 C10", "0 D2", "1 pass", "2 pass", "3 pass", "0 C5 H6 S7 D8 H9"})},
      {"house", 3,
       deal({"D4 S4 S5 C6 D9 H9 S9 C10 DJ HQ CK DA C2", "C3 D3 H3 H4 D5 H5 D6 S7 HJ CQ DQ DK D2",
             "S3 C5 H6 C7 D7 C8 H8 H10 CJ SJ SQ SK CA", "C4 S6 H7 D8 S8 C9 D10 S10 HK HA SA H2 S2"},
            {"1 C3 D3 H3 CQ DQ", "2 pass", "3 pass", "0 D9 H9 S9 D4 S4"})},
      {"keep", 7,
       deal({"C4 D4 S5 H7 C8 D8 H9 C10 SJ HQ DK HK S2", "C3 H4 S4 C5 D5 S6 C9 D9 S10 CK CA HA C2",
             "D3 C6 D6 C7 H8 S8 D10 H10 CJ DJ DQ SQ D2", "H3 S3 H5 H6 D7 S7 S9 HJ CQ SK DA SA H2"},
            {"1 C3", "2 D6", "3 CQ", "0 HK", "1 pass", "2 pass", "3 DA", "0 pass"})},
      {"finish", 12,
       deal({"C3 D4 H5 S6 C7 C8 D8 H8 C9 S9 D10 H10 S2", "H4 S4 C5 D6 CJ DJ HJ SJ CQ SQ DA HA SA",
             "D3 S3 S5 S7 S8 D9 H9 S10 DQ CK DK HK D2", "H3 C4 D5 C6 H6 D7 H7 C10 HQ SK CA C2 H2"},
            {"0 C3 D4 H5 S6 C7", "1 pass", "2 pass", "3 pass", "0 C8 D8 H8 C9 S9", "1 CJ DJ HJ CQ SQ",
             "2 pass", "3 pass", "0 pass", "1 HA", "2 pass", "3 pass", "0 S2", "1 pass", "2 pass", "3 pass",
             "0 D10 H10"})},
  };
}

}  // namespace parlor::big2
