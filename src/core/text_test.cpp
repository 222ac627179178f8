#include "core/text.h"

#include <doctest/doctest.h>

using namespace parlor;

using Parts = std::vector<std::string_view>;

TEST_CASE("whitespace around a text is trimmed") {
  CHECK(trim("  a b \t\r\n") == "a b");
  CHECK(trim("a") == "a");
  CHECK(trim(" \n ").empty());
  CHECK(trim("").empty());
}

TEST_CASE("words are separated by whitespace") {
  CHECK(words(" C3  D3\tpass\n") == Parts{"C3", "D3", "pass"});
  CHECK(words("   ").empty());
  CHECK(words("one") == Parts{"one"});
}

TEST_CASE("parts are split at a separator and trimmed, and empty ones dropped") {
  CHECK(split("single, pair,,straight ,", ',') == Parts{"single", "pair", "straight"});
  CHECK(split("", ',').empty());
  CHECK(split(" , ", ',').empty());
}

TEST_CASE("upper case becomes lower case") {
  CHECK(lower_case("PaSS 10C") == "pass 10c");
  CHECK(upper_case("PaSS 10c") == "PASS 10C");
  CHECK(same_word("DrAw", "draw"));
  CHECK_FALSE(same_word("draws", "draw"));
  CHECK_FALSE(same_word("", "draw"));
  CHECK(lower_case("\u0130\u00c9") == "\u0130\u00c9");  // other letters stay as they are
}

TEST_CASE("texts are joined with a separator between them") {
  CHECK(join(std::vector<std::string>{"a", "b", "c"}, ", ") == "a, b, c");
  CHECK(join({}, ", ").empty());
}

TEST_CASE("a whole number is read, and nothing else") {
  CHECK(parse_int("42") == 42);
  CHECK(parse_int("-7") == -7);
  CHECK(parse_int("+7") == 7);
  for (const char* text : {"", "+", "-", "+-1", "--1", "1 ", " 1", "1x", "1.0", "99999999999"}) {
    CAPTURE(text);
    CHECK(!parse_int(text));
  }
}

TEST_CASE("a text is shortened between characters and ends with an ellipsis") {
  CHECK(shortened("Ada", 3) == "Ada");
  CHECK(shortened("", 0).empty());
  CHECK(shortened("Adam", 3) == "Ada\u2026");
  const std::string dice = "\u2680\u2681\u2682";  // three bytes each
  CHECK(shortened(dice, 9) == dice);
  for (std::size_t most : {6U, 7U, 8U}) CHECK(shortened(dice, most) == "\u2680\u2681\u2026");
  const std::string cards = "\U0001F0A1\U0001F0A2";  // four bytes each
  for (std::size_t most : {4U, 5U, 6U, 7U}) CHECK(shortened(cards, most) == "\U0001F0A1\u2026");
  CHECK(shortened(cards, 3) == "\u2026");
  // Invalid UTF-8 is cut as well.
  CHECK(shortened(std::string(100'000, '\x80'), 10) == std::string(10, '\x80') + "\u2026");
}

TEST_CASE("quotes and backslashes are escaped in a quoted text") {
  CHECK(quote("Ada") == "\"Ada\"");
  CHECK(quote("the \"Ace\" \\o/") == "\"the \\\"Ace\\\" \\\\o/\"");
  CHECK(quote("") == "\"\"");
}
