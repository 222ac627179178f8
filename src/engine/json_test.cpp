#include "engine/json.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

using namespace parlor;
using nlohmann::json;

TEST_CASE("a message is written as an object with its key and its arguments by name") {
  const Message message("plays", {{"seat", Seat::at(2)},
                                  {"what", Key{"pair"}},
                                  {"pattern", Name{"big2.pattern", "pair"}},
                                  {"cards", TileTexts{"C3", "D3"}},
                                  {"card", "C3"},
                                  {"left", 4}});
  CHECK(to_json(message) == json::parse(R"({"key": "plays", "seat": {"seat": 2}, "what": {"key": "pair"},
                                            "pattern": {"name": "pair", "key": "big2.pattern.pair"},
                                            "cards": ["C3", "D3"], "card": "C3", "left": 4})"));

  JsonWriter writer;
  writer.begin_array();
  write(writer, message);
  write(writer, Message("passes"));
  CHECK(json::parse(writer.end_array().take()) == json{to_json(message), {{"key", "passes"}}});
}

TEST_CASE("programs get a name as it is in views") {
  const Message message("plays", {{"seat", Seat::at(2)},
                                  {"what", Key{"pair"}},
                                  {"pattern", Name{"big2.pattern", "pair"}},
                                  {"cards", TileTexts{"C3"}}});
  CHECK(to_plain_json(message) == json::parse(R"({"key": "plays", "seat": {"seat": 2}, "what": "pair",
                                                  "pattern": "pair", "cards": ["C3"]})"));
}

TEST_CASE("the empty parts of an assessment are null") {
  CHECK(to_json(Assessment{}) ==
        json::parse(R"({"refusal": null, "remark": null, "parts": [], "worth": null})"));
  const Assessment full{Message("no"),
                        Message("makes", {{"pattern", Key{"pair"}}}),
                        {{"a1 b1", true, std::nullopt}, {"c3", false, Message("alone")}},
                        Score::of(-7)};
  CHECK(to_json(full) == json::parse(R"({
    "refusal": {"key": "no"}, "remark": {"key": "makes", "pattern": {"key": "pair"}},
    "parts": [{"part": "a1 b1", "stands": true, "remark": null},
              {"part": "c3", "stands": false, "remark": {"key": "alone"}}],
    "worth": -7})"));
}

TEST_CASE("an option's JSON has everything an input form needs") {
  CHECK(
      to_json(OptionInfo{"sets", OptionType::several, {"pair", "triple"}, 0, 0, "pair", {"help.sets"}}) ==
      json::parse(R"({"name": "sets", "type": "several", "choices": ["pair", "triple"], "least": 0, "most": 0,
                        "standard": ["pair"], "help": {"key": "help.sets"}, "role": "rule", "when": null})"));
  CHECK(to_json(OptionInfo{"hand", OptionType::number, {}, 2, 5, "4", {"help.hand"}}) ==
        json::parse(R"({"name": "hand", "type": "number", "choices": [], "least": 2, "most": 5,
                        "standard": 4, "help": {"key": "help.hand"}, "role": "rule", "when": null})"));
  CHECK(to_json(OptionInfo{"turns", OptionType::number, {"none"}, 20, 99, "none", {"help.turns"}}) ==
        json::parse(R"({"name": "turns", "type": "number", "choices": ["none"], "least": 20, "most": 99,
                        "standard": "none", "help": {"key": "help.turns"}, "role": "rule", "when": null})"));
}

TEST_CASE("rules are an object keyed by option name, each value with its type") {
  const std::vector<OptionInfo> options = {
      {"sets", OptionType::several, {"pair", "triple"}, 0, 0, "pair", {}},
      {"jokers", OptionType::flag, {"no", "yes"}, 0, 0, "no", {}},
      {"suits", OptionType::choice, {"CDHS", "SHDC"}, 0, 0, "CDHS", {}},
      {"hand", OptionType::number, {}, 2, 5, "4", {}},
      {"turns", OptionType::number, {"none"}, 20, 99, "50", {}},
  };
  CHECK(rules_json(options, "1 sets=pair,triple jokers=yes suits=SHDC hand=5") ==
        json::parse(R"({"sets": ["pair", "triple"], "jokers": true, "suits": "SHDC", "hand": 5})"));
  CHECK(rules_json(options, "1 jokers=no") == json::parse(R"({"jokers": false})"));
  CHECK(rules_json(options, "1 turns=none") == json::parse(R"({"turns": "none"})"));
  CHECK(rules_json(options, "1 turns=20") == json::parse(R"({"turns": 20})"));
  CHECK(rules_json(options, "1 bygone=yes") == json::object());
}

TEST_CASE("a rules page is written as sections of sentences and examples") {
  RulesPage page;
  page.sections.push_back({Message("aim"), {Message("highest", {{"seats", 3}})}});
  page.sections.push_back({Message("sets"), {}, {{Message("pair"), Message("two"), {"a1", "b1"}}}});
  CHECK(to_json(page) == json::parse(R"({"sections": [
    {"title": {"key": "aim"}, "lines": [{"key": "highest", "seats": 3}], "examples": []},
    {"title": {"key": "sets"}, "lines": [],
     "examples": [{"title": {"key": "pair"}, "about": {"key": "two"}, "tiles": ["a1", "b1"]}]}]})"));
}
