#include "core/placeholder.h"

#include <doctest/doctest.h>
#include <string_view>
#include <utility>

using namespace parlor;

TEST_CASE("a name in braces is a placeholder") {
  const auto placeholder = placeholder_at("{seat} draws {n}.");
  REQUIRE(placeholder);
  CHECK(placeholder->name == "seat");
  CHECK(placeholder->forms.empty());
  CHECK(placeholder->whole == "{seat}");
}

TEST_CASE("a plural has a name and its forms, which can contain placeholders") {
  const auto placeholder = placeholder_at("{n, plural, one {{seat} has # card} other{# cards}} left");
  REQUIRE(placeholder);
  CHECK(placeholder->name == "n");
  REQUIRE(placeholder->forms.size() == 2);
  CHECK(placeholder->forms[0] == std::pair<std::string_view, std::string_view>("one", "{seat} has # card"));
  CHECK(placeholder->forms[1] == std::pair<std::string_view, std::string_view>("other", "# cards"));
  CHECK(placeholder->whole == "{n, plural, one {{seat} has # card} other{# cards}}");
}

TEST_CASE("a missing plural form falls back to the form other") {
  const auto placeholder = placeholder_at("{n, plural, one {# card} other {# cards}}");
  REQUIRE(placeholder);
  CHECK(placeholder->form("one") == "# card");
  CHECK(placeholder->form("few") == "# cards");
  const auto incomplete = placeholder_at("{n, plural, one {# card}}");
  REQUIRE(incomplete);
  CHECK(!incomplete->form("few"));
}

TEST_CASE("anything that is not a plural is taken as a name, and unclosed braces as text") {
  for (const std::string_view text : {"{n, number}", "{n, plural}", "{n, plural, one}", "{n, plural, }"}) {
    const auto placeholder = placeholder_at(text);
    REQUIRE(placeholder);
    CHECK(placeholder->name == text.substr(1, text.size() - 2));
    CHECK(placeholder->forms.empty());
  }
  for (const std::string_view text : {"", "text {n}", "{n", "{n, plural, one {# card}"})
    CHECK(!placeholder_at(text));
}
