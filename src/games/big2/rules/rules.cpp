#include "games/big2/rules/rules.h"

#include <optional>
#include <string>

#include "core/text.h"

namespace parlor::big2 {

Card Rules::start_card() const { return Card::of(Rank::three, place_of(start, suits)); }

const std::vector<Option<Rules>>& options() {
  static const std::vector<Option<Rules>> kOptions = [] {
    std::vector<std::string> names;
    for (const Pattern* pattern : patterns()) names.emplace_back(pattern->name);
    return std::vector<Option<Rules>>{
        option::several("patterns", &Rules::patterns, names, "big2.option.patterns"),
        option::choice("fivecards", &Rules::fivecards, {"separate", "ranked"}, "big2.option.fivecards"),
        option::choice("straights", &Rules::straights, {"circle", "lowace", "nowrap", "notwos"},
                       "big2.option.straights"),
        option::choice("flushes", &Rules::flushes, {"card", "suit"}, "big2.option.flushes")
            .only_where("patterns", "flush"),
        option::choice("suits", &Rules::suits, {"CDHS", "DCHS", "CSHD", "SCDH"}, "big2.option.suits"),
        option::choice("start", &Rules::start, {"club", "diamond"}, "big2.option.start"),
    };
  }();
  return kOptions;
}

std::vector<Form> forms() {
  std::vector<std::string> all;
  for (const Pattern* pattern : patterns()) all.emplace_back(pattern->name);
  return {Form::of("big2", "full", "patterns=" + join(all, ",") + " fivecards=ranked"),
          Form::of("big2", "basic", "")};
}

std::optional<Message> check_rules(const Rules& rules) {
  // Without singles a leader may hold nothing that can be led.
  if (!rules.has(PatternId::at(0))) return Message("big2.needs_singles");
  return std::nullopt;
}

bool beats(const Rules& rules, Play play, Play top) {
  if (top.pattern == PatternId::none()) return true;
  if (play.pattern == top.pattern) return play.strength > top.strength;
  constexpr int kFive = 5;
  return rules.fivecards == FiveCards::ranked && play.pattern > top.pattern &&
         pattern(play.pattern).size() == kFive && pattern(top.pattern).size() == kFive;
}

std::optional<Play> fit(const Rules& rules, Cards cards, Play top) {
  for (int i = static_cast<int>(patterns().size()); i-- > 0;) {
    const PatternId id = PatternId::at(i);
    if (!rules.has(id)) continue;
    const std::optional<Strength> strength = pattern(id).recognise(rules, cards);
    if (strength && beats(rules, {id, *strength}, top)) return Play{id, *strength};
  }
  return std::nullopt;
}

}  // namespace parlor::big2
