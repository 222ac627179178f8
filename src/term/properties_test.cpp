#include "term/properties.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

std::vector<Property> read(std::string_view text) {
  const auto properties = Properties::parse(text);
  REQUIRE(properties.ok());
  return properties->all();
}

using All = std::vector<Property>;

TEST_CASE("a key and its value are separated by =, : or white space, with any white space around") {
  const All ab = {{"a", "b"}};
  for (const char* text : {"a=b", "a:b", "a b", "a\tb", "a\fb", "a = b", "a : b", "  a=b", "\t\fa =\t b",
                           "a=b\n", "a=b\r", "a=b\r\n", "\n\n a=b\n\n"})
    CHECK_MESSAGE(read(text) == ab, text);
  CHECK(read("a==b") == All{{"a", "=b"}});
  CHECK(read("a = : b") == All{{"a", ": b"}});
  CHECK(read("a : = b") == All{{"a", "= b"}});
  CHECK(read("a b = c") == All{{"a", "b = c"}});
}

TEST_CASE("white space behind a value belongs to it") {
  CHECK(read("a=b \t\n") == All{{"a", "b \t"}});
  CHECK(read("a=b # c") == All{{"a", "b # c"}});
}

TEST_CASE("a key may stand alone, and either side may be empty") {
  CHECK(read("a") == All{{"a", ""}});
  CHECK(read("a\nb=\nc:") == All{{"a", ""}, {"b", ""}, {"c", ""}});
  CHECK(read("=b") == All{{"", "b"}});
  CHECK(read("").empty());
}

TEST_CASE("comments begin with # or !, and are not continued") {
  CHECK(read("# a=b\n! a=b\n  \t# a=b\na=c") == All{{"a", "c"}});
  CHECK(read("# a \\\nb=c") == All{{"b", "c"}});
  CHECK(read("a#b=c!") == All{{"a#b", "c!"}});
}

TEST_CASE(
    "an odd number of backslashes at the end of a line continues it without the white space that follows") {
  CHECK(read("a=b,\\\n   c,\\\r\n\td") == All{{"a", "b,c,d"}});
  CHECK(read("a=b\\\\\nc=d") == All{{"a", "b\\"}, {"c", "d"}});
  CHECK(read("a=b\\\\\\\nc") == All{{"a", "b\\c"}});
  CHECK(read("a\\\n=b") == All{{"a", "b"}});
  CHECK(read("a=b\\\n# c") == All{{"a", "b# c"}});
  CHECK(read("a=b\\\n\nc=d") == All{{"a", "b"}, {"c", "d"}});
  CHECK(read("a=b\\") == All{{"a", "b"}});
  CHECK(read("a=b\\\n") == All{{"a", "b"}});
  CHECK(read("\\\n\na=b") == All{{"a", "b"}});
  CHECK(read("\\\n# a=b") == All{{"#", "a=b"}});
}

TEST_CASE("escapes are those of Java; a backslash before anything else is dropped") {
  CHECK(read("a=\\t\\n\\r\\f\\\\") == All{{"a", "\t\n\r\f\\"}});
  CHECK(read("a\\ b\\=c\\:d=e") == All{{"a b=c:d", "e"}});
  CHECK(read("\\#a=b\n\\!c=d") == All{{"#a", "b"}, {"!c", "d"}});
  CHECK(read("a=\\b\\q\\\"") == All{{"a", "bq\""}});
  CHECK(read("a=\\ b") == All{{"a", " b"}});
}

TEST_CASE("\\uXXXX is a character, in either case of letters, and two halves are one") {
  CHECK(read("\\u0061=\\u00E9\\u20ac") == All{{"a", "é€"}});
  CHECK(read("a=\\uD83D\\uDE00") == All{{"a", "😀"}});
  CHECK(read("a=\\uD83Dx\\uDE00") == All{{"a", "\uFFFDx\uFFFD"}});
  CHECK(read("a=\\uD83D\\u0041") == All{{"a", "\uFFFDA"}});
  CHECK(read("a=\\u003d\\u0023") == All{{"a", "=#"}});
  CHECK(read("a\\u003d=b") == All{{"a=", "b"}});
  CHECK(read("a=é♣") == All{{"a", "é♣"}});
}

TEST_CASE("a malformed \\u is refused with its line") {
  for (const char* text : {"a=b\nc=\\u12", "a=b\n\\u00zz=c", "a=b\nc=\\u", "a=b\nc=\\uD83D\\uxxxx"}) {
    const auto properties = Properties::parse(text);
    REQUIRE(!properties.ok());
    CHECK(properties.problem() == Message("properties.escape", {{"line", 2}}));
  }
}

TEST_CASE("if a key appears twice, the last value counts") {
  const auto properties = Properties::parse("a=1\nb=2\na=3");
  REQUIRE(properties.ok());
  CHECK(properties->all() == All{{"a", "3"}, {"b", "2"}});
  CHECK(properties->find("a") == "3");
  CHECK(!properties->find("c"));
}

}  // namespace
}  // namespace parlor
