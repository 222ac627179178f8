#include "room/people.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

std::string key_of(const Result<std::string>& line) { return line ? "" : line.problem().key; }

TEST_CASE("a name is trimmed and kept in any alphabet") {
  CHECK(*clean_line("  Ada  ", "name", kLongestName) == "Ada");
  CHECK(*clean_line("Зоя 李 Ünal 🙂", "name", kLongestName) == "Зоя 李 Ünal 🙂");
}

TEST_CASE("a name is counted in characters, not in bytes") {
  std::string twelve;
  for (int i = 0; i < 12; ++i) twelve += "李";
  CHECK(clean_line(twelve + twelve, "name", kLongestName));
  CHECK(key_of(clean_line(twelve + twelve + "x", "name", kLongestName)) == "server.too_long");
}

TEST_CASE("empty text and spaces are not a name; a word may be empty") {
  CHECK(key_of(clean_line("", "name", kLongestName)) == "server.empty");
  CHECK(key_of(clean_line(" \t ", "name", kLongestName)) == "server.empty");
  CHECK(*clean_word("") == "");
  CHECK(*clean_word("  ") == "");
  CHECK(key_of(clean_word(std::string(kLongestWord + 1, 'x'))) == "server.too_long");
}

TEST_CASE("characters that break lines, hide text or reverse its direction are refused") {
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

TEST_CASE("a name needs something visible, and keeps nothing else") {
  for (const std::string& nothing :
       {std::string("\u200B"), std::string("\u200D\u200C"), std::string("\u00A0\u3000"),
        std::string("\u3164"), std::string("\u115F\u1160\uFFA0"), std::string("\u2800 \u2800"),
        std::string("\u00AD"), std::string("\uFEFF"), std::string("\u180E\u034F\u2060\u2064"),
        std::string("\uFE0F"), std::string("\U000E0041\U000E007F"), std::string("\U000E0100"),
        std::string("\u0301\u0302"), std::string("\u200E\u200F")}) {
    CAPTURE(nothing);
    CHECK(key_of(clean_name(nothing, "name")) == "server.empty");
    CHECK(key_of(clean_line(nothing, "text", kLongestChat)) == "server.empty");
  }
  const auto cleaned = [](const std::string& text) { return *clean_name(text, "name"); };
  CHECK(cleaned("\u200BA\u00ADd\u2060a\uFEFF") == "Ada");
  CHECK(cleaned("\u0301Ada\u200D") == "Ada");
  CHECK(cleaned(" Ada \u200D \u00A0 Lovelace\u3000") == "Ada Lovelace");
  CHECK(cleaned("Ada\uFE0F\uFE0F\u200D\u200D\u200Db") == "Ada\uFE0F\u200Db");
}

TEST_CASE("ordinary names stay as they are, in any script") {
  for (const std::string& name :
       {std::string("Işıl İnönü"), std::string("Ștefan Țepeș"), std::string("José Ñandú"),
        std::string("王小明"), std::string("محمد عليّ"), std::string("علی\u200Cرضا"), std::string("שָׁלוֹם"),
        std::string("संजय क\u094D\u200Dष"), std::string("김철수"), std::string("e\u0301milie"),
        std::string("🙂"), std::string("👩\u200D👩\u200D👧"), std::string("❤\uFE0F\u200D🔥"),
        std::string("1\uFE0F\u20E3"), std::string("O'Neil-Ø 3")}) {
    CAPTURE(name);
    CHECK(*clean_name(name, "name") == name);
  }
}

TEST_CASE("invalid text is refused") {
  for (const std::string& bad :
       {std::string("a\xff"), std::string("\xc0\xafz"), std::string("\xed\xa0\x80"), std::string("\xe2\x82"),
        std::string("\xf4\x90\x80\x80"), std::string("a\xef\xbf\xbf"), std::string("\xef\xb7\x90z")}) {
    CAPTURE(bad);
    CHECK(key_of(clean_name(bad, "name")) == "server.one_line");
    CHECK(key_of(clean_line(bad, "text", kLongestChat)) == "server.one_line");
  }
}

TEST_CASE("names that look the same are the same") {
  CHECK(same_name("Ada", "ADA"));
  CHECK(same_name("Ada  Lovelace ", "ada lovelace"));
  CHECK(same_name("A\u200Bda", "Ada\uFEFF"));
  CHECK(same_name("علی\u200Cرضا", "علیرضا"));
  CHECK(same_name("IŞIL", "ışıl"));
  CHECK(same_name("İnci", "inci"));
  CHECK(same_name("ÇAĞRI", "çağrı"));
  CHECK(same_name("ȘTEFAN", "ștefan"));
  CHECK(same_name("JOSÉ ÑANDÚ", "josé ñandú"));
  CHECK(same_name("ŽIGA", "žiga"));
  CHECK(same_name("ЗОЯ Ё", "зоя ё"));
  CHECK_FALSE(same_name("Ada", "Ida"));
  CHECK_FALSE(same_name("Ada", "Ada 2"));
  CHECK_FALSE(same_name("José", "Jose"));
}

}  // namespace
}  // namespace parlor
