#include "server/people.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

std::string key_of(const Result<std::string>& line) { return line ? "" : line.problem().key; }

TEST_CASE("A name is trimmed and kept in any alphabet") {
  CHECK(*clean_line("  Ada  ", "name", kLongestName) == "Ada");
  CHECK(*clean_line("Зоя 李 Ünal 🙂", "name", kLongestName) == "Зоя 李 Ünal 🙂");
}

TEST_CASE("A name is counted in characters, not in bytes") {
  std::string twelve;
  for (int i = 0; i < 12; ++i) twelve += "李";
  CHECK(clean_line(twelve + twelve, "name", kLongestName));
  CHECK(key_of(clean_line(twelve + twelve + "x", "name", kLongestName)) == "server.too_long");
}

TEST_CASE("What is empty, or only spaces, is no name; a word may be empty") {
  CHECK(key_of(clean_line("", "name", kLongestName)) == "server.empty");
  CHECK(key_of(clean_line(" \t ", "name", kLongestName)) == "server.empty");
  CHECK(*clean_word("") == "");
  CHECK(*clean_word("  ") == "");
  CHECK(key_of(clean_word(std::string(kLongestWord + 1, 'x'))) == "server.too_long");
}

TEST_CASE("What would break a line, hide or turn the text around is refused") {
  for (const std::string& bad :
       {std::string("a\nb"), std::string("a\tb"), std::string("a\0b", 3), std::string("a\x1b[2Jb"),
        std::string("a\x7f"), std::string("a\xC2\x85z"), std::string("a\xC2\x9Bz"), std::string("a\u2028z"),
        std::string("a\u202Ez"), std::string("a\u2066z"), std::string("a\u2069z")}) {
    CAPTURE(bad);
    CHECK(key_of(clean_line(bad, "name", kLongestName)) == "server.one_line");
    CHECK(key_of(clean_word(bad)) == "server.one_line");
  }
  CHECK(clean_line("a\u00A0b \u2014 \u2030 \u20AC", "name", kLongestName));  // their neighbours are letters
}

}  // namespace
}  // namespace parlor
