#include <doctest/doctest.h>

#include "term/test_table.h"

namespace parlor {

TEST_CASE("a rules page has headings, sentences, examples with their tiles, and how a move is typed") {
  const Catalogue words = test::english();
  const auto table = *test::open_tricks(test::two_seats("human", "computer"));
  const test::TricksScreen screen;
  CHECK(screen.rules_page(*table, {words, {}}) ==
        "Tricks\n"
        "  The highest of 2 takes the trick.\n"
        "  a trick  the second takes it\n"
        "           <3> <17>\n"
        "\n"
        "Typing a move\n"
        "  the number of a tile\n");
  CHECK(screen.rules_page(*table, {words, {.colour = true}}).starts_with("\033[1mTricks\033[0m\n"));
}

TEST_CASE("the names of examples stand in one column however they are written") {
  const auto plain = [](const Message& message) { return message.key; };
  const auto star = [](std::string_view tile) { return "*" + std::string(tile); };
  RulesPage page{{{Message("Sets"), {}, {}}}};
  page.sections[0].examples.push_back({Message("\u6771\u98a8"), Message("east"), {"E"}});
  page.sections[0].examples.push_back({Message("a row"), Message("three"), {"1", "2", "3"}});
  CHECK(show_rules(page, {}, {plain, star}) ==
        "Sets\n"
        "  \u6771\u98a8   east\n"
        "         *E\n"
        "  a row  three\n"
        "         *1 *2 *3\n");
}

}  // namespace parlor
