#include "core/message.h"

#include <array>
#include <doctest/doctest.h>

using namespace parlor;

namespace {

Catalogue english() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"plays", "{seat} plays {what} of {number}."},
      {"pair", "a pair"},
      {"reason", "Line {line}: {why}"},
      {"missing", "You lack {card}."},
      {"odd", "an {unclosed brace"},
  });
  Catalogue catalogue;
  catalogue.add(kPhrases);
  return catalogue;
}

}  // namespace

TEST_CASE("a message is said with numbers, texts, words of the catalogue and seats") {
  const Message message("plays", {{"seat", Seat::at(1)}, {"what", Key{"pair"}}, {"number", 7}});
  CHECK(english().say(message, std::vector<std::string>{"Ada", "Bob"}) == "Bob plays a pair of 7.");
  CHECK(english().say(message) == "player 1 plays a pair of 7.");
}

TEST_CASE("a word of the catalogue uses the arguments of the sentence it stands in") {
  const Message message("reason", {{"line", 3}, {"why", Key{"missing"}}, {"card", "C3"}});
  CHECK(english().say(message) == "Line 3: You lack C3.");
}

TEST_CASE("what is not known is said as it is or left out") {
  CHECK(english().say(Message("never.heard")) == "never.heard");
  CHECK(english().say(Message("missing")) == "You lack .");
  CHECK(english().say(Message("odd")) == "an {unclosed brace");
  CHECK(english().say(Message("reason", {{"line", 1}, {"why", Key{"never.heard"}}})) ==
        "Line 1: never.heard");
}

TEST_CASE("a later phrase replaces an earlier one of the same key") {
  Catalogue catalogue = english();
  const std::array<Phrase, 2> more = {{{"pair", "ein Paar"}, {"new", "neu"}}};
  catalogue.add(more);
  CHECK(catalogue.say(Message("pair")) == "ein Paar");
  CHECK(catalogue.has("new"));
  CHECK(!catalogue.has("old"));
  CHECK(catalogue.keys() ==
        std::vector<std::string>{"missing", "new", "odd", "pair", "plays", "reason", "seat.unnamed"});
}

TEST_CASE("an argument is found by its name") {
  const Message message("x", {{"a", 1}, {"b", "two"}});
  REQUIRE(message.find("b") != nullptr);
  CHECK(*message.find("b") == Value("two"));
  CHECK(message.find("c") == nullptr);
}

TEST_CASE("a result is a value or why there is none") {
  const Result<int> good = 4;
  const Result<int> bad = Message("no");
  CHECK(good.ok());
  CHECK(*good == 4);
  CHECK(!bad);
  CHECK(bad.problem().key == "no");
}
