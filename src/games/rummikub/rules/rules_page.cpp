// The text of the rules, for the rule set in force.
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

Message with(const char* key, const char* name, int number) { return Message(key, {{name, number}}); }

RulesPage::Section about_tiles(const Rules& rules) {
  return {
      Message("rummikub.page.title"),
      {Message(rules.jokers > 0 ? "rummikub.page.jokers" : "rummikub.page.tiles",
               {{"count", rules.tile_set().tiles()}, {"numbers", rules.numbers}, {"jokers", rules.jokers}}),
       Message("rummikub.page.deal", {{"players", rules.players}, {"tiles", rules.tiles}}),
       Message("rummikub.page.aim"),
       rules.first == First::lot ? Message("rummikub.page.lot")
                                 : with("rummikub.page.first", "first", static_cast<int>(rules.first))}};
}

RulesPage::Section about_sets(const Rules& rules) {
  RulesPage::Section sets{Message("rummikub.page.sets"), {}};
  sets.examples = {
      {Message("rummikub.page.group"), Message("rummikub.page.about_group"), {"7r", "7g", "7y"}},
      {Message("rummikub.page.run"), Message("rummikub.page.about_run"), {"3b", "4b", "5b", "6b"}},
  };
  if (rules.jokers > 0) {
    sets.examples.push_back(
        {Message("rummikub.page.joker"), Message("rummikub.page.about_joker"), {"5r", "J", "7r"}});
  }
  return sets;
}

RulesPage::Section about_turn(const Rules& rules) {
  RulesPage::Section turn{Message("rummikub.page.turn"), {}};
  const auto add = [&](const Message& line) { turn.lines.push_back(line); };
  add(Message("rummikub.page.place"));
  if (rules.real()) {
    if (rules.first_meld > 0) add(with("rummikub.page.meld", "points", rules.first_meld));
    if (rules.first_meld > 0 && rules.jokers > 0) add(Message("rummikub.page.meld_joker"));
    add(Message("rummikub.page.rearrange"));
    if (rules.jokers > 0) add(Message("rummikub.page.free_joker"));
  } else {
    add(Message("rummikub.page.append"));
    add(with("rummikub.page.fixed", "most", rules.most_sets()));
  }
  add(Message("rummikub.page.draw"));
  if (rules.rack < rules.tile_set().tiles()) add(with("rummikub.page.rack", "rack", rules.rack));
  if (rules.real()) add(Message("rummikub.page.clock"));
  return turn;
}

RulesPage::Section about_end(const Rules& rules) {
  RulesPage::Section end{Message("rummikub.page.end"),
                         {Message("rummikub.page.blocked"), Message("rummikub.page.points"),
                          Message("rummikub.page.points_blocked")}};
  if (rules.jokers > 0) end.lines.emplace_back("rummikub.page.joker_points");
  return end;
}

}  // namespace

RulesPage Rummikub::rules_page(const Rules& rules) {
  return {{about_tiles(rules), about_sets(rules), about_turn(rules), about_end(rules)}};
}

}  // namespace parlor::rummikub
