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
      {"left", "{seat} has {n, plural, one {# {what}} other {# times {what}}} left, #{n}."},
      {"nested", "{a, plural, one {{b, plural, one {#+#} other {# and 1}}} other {{b} and #}}"},
  });
  Catalogue catalogue;
  catalogue.add(kPhrases);
  return catalogue;
}

}  // namespace

TEST_CASE("a message is said with its numbers, texts, catalogue words and seats") {
  const Message message("plays", {{"seat", Seat::at(1)}, {"what", Key{"pair"}}, {"number", 7}});
  CHECK(english().say(message, std::vector<std::string>{"Ada", "Bob"}) == "Bob plays a pair of 7.");
  CHECK(english().say(message) == "player 1 plays a pair of 7.");
}

TEST_CASE("tiles are listed one after the other, and a name is said as the word of its group") {
  Catalogue catalogue = english();
  catalogue.add(Phrase{"pattern.pair", "pair of {number}"});
  const Message message("plays",
                        {{"seat", TileTexts{"C3", "D3"}}, {"what", Name{"pattern", "pair"}}, {"number", 7}});
  CHECK(catalogue.say(message) == "C3 D3 plays pair of 7 of 7.");
  CHECK(catalogue.say(Message("missing", {{"card", TileTexts{}}})) == "You lack .");
}

TEST_CASE("a catalogue word uses the arguments of the sentence it is in") {
  const Message message("reason", {{"line", 3}, {"why", Key{"missing"}}, {"card", "C3"}});
  CHECK(english().say(message) == "Line 3: You lack C3.");
}

TEST_CASE("an unknown key is said as it is, and a missing argument is left out") {
  CHECK(english().say(Message("never.heard")) == "never.heard");
  CHECK(english().say(Message("missing")) == "You lack .");
  CHECK(english().say(Message("odd")) == "an {unclosed brace");
  CHECK(english().say(Message("reason", {{"line", 1}, {"why", Key{"never.heard"}}})) ==
        "Line 1: never.heard");
}

TEST_CASE("a number selects the plural form") {
  const auto left = [](Value number) {
    return english().say(
        Message("left", {{"seat", Seat::at(0)}, {"n", std::move(number)}, {"what", Key{"pair"}}}),
        std::vector<std::string>{"Ada"});
  };
  CHECK(left(1) == "Ada has 1 a pair left, #1.");
  CHECK(left(2) == "Ada has 2 times a pair left, #2.");
  CHECK(left(0) == "Ada has 0 times a pair left, #0.");
  CHECK(left("1") == "Ada has 1 times a pair left, #1.");  // a text is not a number
  CHECK(english().say(Message("left")) == " has  left, #.");
}

TEST_CASE("inside a plural, # is the number of the innermost plural") {
  const auto nested = [](int a, int b) { return english().say(Message("nested", {{"a", a}, {"b", b}})); };
  CHECK(nested(1, 1) == "1+1");
  CHECK(nested(1, 5) == "5 and 1");
  CHECK(nested(3, 5) == "5 and 3");
}

TEST_CASE("a catalogue uses the plural rules of its language") {
  Catalogue catalogue;
  catalogue.set_language("ro");
  catalogue.add(Phrase{"cards", "{n, plural, one {# carte} few {# cărți} other {# de cărți}}"});
  catalogue.add(Phrase{"english", "{n, plural, one {# card} other {# cards}}"});
  const auto say = [&](const char* key, int n) { return catalogue.say(Message(key, {{"n", n}})); };
  CHECK(say("cards", 1) == "1 carte");
  CHECK(say("cards", 19) == "19 cărți");
  CHECK(say("cards", 20) == "20 de cărți");
  CHECK(say("english", 2) == "2 cards");
}

TEST_CASE("a later phrase replaces an earlier one with the same key") {
  Catalogue catalogue = english();
  const std::array<Phrase, 2> more = {{{"pair", "ein Paar"}, {"new", "neu"}}};
  catalogue.add(more);
  CHECK(catalogue.say(Message("pair")) == "ein Paar");
  CHECK(catalogue.has("new"));
  CHECK(!catalogue.has("old"));
  CHECK(catalogue.keys() == std::vector<std::string>{"left", "missing", "nested", "new", "odd", "pair",
                                                     "plays", "reason", "seat.unnamed"});
}

TEST_CASE("only the beginning of an overlong input is quoted") {
  const auto text = [](const std::string& given) {
    return std::get<std::string>(*Message("x", {{"text", given}}).find("text"));
  };
  CHECK(text("7r") == "7r");
  const std::string longest(Message::kLongestGiven, 'x');
  CHECK(text(longest) == longest);
  CHECK(text(longest + "x") == longest + "\u2026");
  CHECK(text(std::string(100'000, 'x')) == longest + "\u2026");
  // The program's own texts are not shortened.
  const std::string tiles(1000, 'x');
  CHECK(*Message("x", {{"tiles", tiles}}).find("tiles") == Value(tiles));
}

TEST_CASE("an argument is found by its name") {
  const Message message("x", {{"a", 1}, {"b", "two"}});
  REQUIRE(message.find("b") != nullptr);
  CHECK(*message.find("b") == Value("two"));
  CHECK(message.find("c") == nullptr);
}

TEST_CASE("a result is a value, or the reason why there is none") {
  const Result<int> good = 4;
  const Result<int> bad = Message("no");
  CHECK(good.ok());
  CHECK(*good == 4);
  CHECK(!bad);
  CHECK(bad.problem().key == "no");
}
