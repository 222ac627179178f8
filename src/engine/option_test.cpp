#include "engine/option.h"

#include <cstdint>
#include <doctest/doctest.h>

using namespace parlor;

namespace {

enum class Suits : std::uint8_t { low, high };

struct Rules {
  bool wrap = true;
  std::int8_t hand = 13;
  Suits suits = Suits::high;
  std::uint8_t patterns = 0b011;
  std::optional<std::uint8_t> turns = 50;
};

// Just enough of a game to have rules.
struct Sample {
  using Rules = ::Rules;
  static const std::vector<Option<Rules>>& options() {
    static const std::vector<Option<Rules>> kOptions = {
        option::flag("wrap", &Rules::wrap, "help.wrap"),
        option::number("hand", &Rules::hand, 2, 13, "help.hand"),
        option::choice("suits", &Rules::suits, {"low", "high"}, "help.suits"),
        option::several("patterns", &Rules::patterns, {"single", "pair", "straight"}, "help.patterns"),
        option::number_or_none("turns", &Rules::turns, 20, 200, "help.turns"),
    };
    return kOptions;
  }
  static std::optional<Message> check_rules(const Rules& rules) {
    if (rules.hand == 2 && !rules.wrap) return Message("game.too_small");
    return std::nullopt;
  }
};

const OptionInfo& info(std::size_t index) { return Sample::options()[index].info; }

std::string refusal(std::string_view text) {
  const auto rules = parse_rules<Sample>(text);
  if (rules) return "accepted";
  std::string said = rules.problem().key;
  for (const auto& [name, value] : rules.problem().arguments) said += "|" + std::get<std::string>(value);
  return said;
}

}  // namespace

TEST_CASE("empty rules are those of the rule document") {
  const auto rules = parse_rules<Sample>("");
  REQUIRE(rules.ok());
  CHECK(rules_text<Sample>(*rules) == "wrap=yes hand=13 suits=high patterns=single,pair turns=50");
  for (const auto& option : Sample::options()) CHECK(option.get(Rules{}) == option.info.standard);
}

TEST_CASE("every type of option is set by name and written back") {
  const std::string text = "wrap=no hand=3 suits=low patterns=pair,straight turns=none";
  const auto rules = parse_rules<Sample>("turns=none patterns=straight,pair  wrap=no\thand=3 suits=low");
  REQUIRE(rules.ok());
  CHECK(!rules->wrap);
  CHECK(rules->hand == 3);
  CHECK(rules->suits == Suits::low);
  CHECK(rules->patterns == 0b110);
  CHECK(!rules->turns);
  CHECK(rules_text<Sample>(*rules) == text);
}

TEST_CASE("an optional number is a number or none") {
  CHECK(parse_rules<Sample>("turns=20")->turns == 20);
  CHECK(parse_rules<Sample>("turns=none turns=200")->turns == 200);
  CHECK_FALSE(parse_rules<Sample>("turns=none")->turns);
  CHECK(refusal("turns=19") == "rules.value|turns|19|20\u2013200 | none");
  CHECK(refusal("turns=nothing") == "rules.value|turns|nothing|20\u2013200 | none");
  CHECK(refusal("hand=none") == "rules.value|hand|none|2\u201313");
}

TEST_CASE("an option describes its type and its values") {
  CHECK(info(0).type_name() == "flag");
  CHECK(info(0).allowed() == "no | yes");
  CHECK(info(1).type_name() == "number");
  CHECK(info(1).allowed() == "2\u201313");
  CHECK(info(2).type_name() == "choice");
  CHECK(info(2).allowed() == "low | high");
  CHECK(info(3).type_name() == "several");
  CHECK(info(3).allowed() == "single,pair,straight");
  CHECK(info(3).help.name == "help.patterns");
}

TEST_CASE("an option says what it is for and when it is offered") {
  CHECK(info(0).role_name() == "rule");
  CHECK_FALSE(info(0).when);
  const auto option = option::flag("wrap", &Rules::wrap, "help.wrap").as(OptionRole::terminal);
  CHECK(option.info.role_name() == "terminal");
  const auto waiting = option::flag("wrap", &Rules::wrap, "help.wrap").only_where("suits", "low");
  REQUIRE(waiting.info.when);
  CHECK(waiting.info.when->option == "suits");
  CHECK(waiting.info.when->value == "low");
}

TEST_CASE("a value that is not allowed is refused with the option, the value and what is allowed") {
  CHECK(refusal("jokers=2") == "rules.unknown|jokers|wrap, hand, suits, patterns, turns");
  CHECK(refusal("wrap=maybe") == "rules.value|wrap|maybe|no | yes");
  CHECK(refusal("wrap") == "rules.value|wrap||no | yes");
  CHECK(refusal("hand=1") == "rules.value|hand|1|2\u201313");
  CHECK(refusal("hand=14") == "rules.value|hand|14|2\u201313");
  CHECK(refusal("hand=many") == "rules.value|hand|many|2\u201313");
  CHECK(refusal("suits=middle") == "rules.value|suits|middle|low | high");
  CHECK(refusal("suits=low,high") == "rules.value|suits|low,high|low | high");
  CHECK(refusal("patterns=") == "rules.value|patterns||single,pair,straight");
  CHECK(refusal("patterns=single,flush") == "rules.value|patterns|flush|single,pair,straight");
  CHECK(refusal("=3") == "rules.unknown||wrap, hand, suits, patterns, turns");
}

TEST_CASE("the game refuses rules that contradict each other") {
  CHECK(refusal("hand=2 wrap=no") == "game.too_small");
  CHECK(refusal("hand=2") == "accepted");
}
