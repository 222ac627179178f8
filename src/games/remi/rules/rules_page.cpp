// The text of the rules in force: what the help button shows.
#include "games/remi/rules/remi.h"

namespace parlor::remi {
namespace {

Message with(const char* key, const char* name, int number) { return Message(key, {{name, number}}); }

Message about_first(First first) {
  switch (first) {
    case First::one:
      return with("remi.page.first", "player", 1);
    case First::two:
      return with("remi.page.first", "player", 2);
    case First::lot:
      return Message("remi.page.lot");
    case First::turns:
      break;
  }
  return Message("remi.page.in_turn");
}

RulesPage::Section about_tiles(const Rules& rules) {
  return {
      Message(rules.advanced() ? "remi.page.advanced" : "remi.page.basic"),
      {Message("remi.page.tiles", {{"count", rules.tile_set().tiles()}, {"jokers", rules.joker_count()}}),
       with("remi.page.boards", "tiles", kRackTiles), Message("remi.page.aim"), about_first(rules.first)}};
}

RulesPage::Section about_formations(const Rules& rules) {
  RulesPage::Section section{Message("remi.page.formations"), {}};
  section.examples = {
      {Message("remi.page.set"), Message("remi.page.about_set"), {"8r", "8g", "8b"}},
      {Message("remi.page.run"), Message("remi.page.about_run"), {"4y", "5y", "6y", "7y"}},
      {Message("remi.page.fourteen"), Message("remi.page.about_fourteen"), {"12b", "13b", "1b"}},
      {Message("remi.page.joker"),
       Message(rules.real == RealTiles::one ? "remi.page.about_joker" : "remi.page.about_jokers"),
       {"5r", "J", "7r"}},
  };
  return section;
}

RulesPage::Section about_turn(const Rules& rules) {
  RulesPage::Section turn{Message("remi.page.turn"), {Message("remi.page.draw")}};
  if (rules.advanced()) turn.lines.emplace_back("remi.page.then_lay");
  turn.lines.emplace_back("remi.page.discard");
  turn.lines.emplace_back("remi.page.refill");
  return turn;
}

RulesPage::Section about_laying() {
  RulesPage::Section laying{
      Message("remi.page.laying"),
      {with("remi.page.meld", "points", kFirstMeldPoints), Message("remi.page.counting"),
       Message("remi.page.after_meld"), Message("remi.page.add"), Message("remi.page.swap"),
       Message("remi.page.fixed")}};
  laying.examples = {
      {Message("remi.page.joker_in_set"), Message("remi.page.about_joker_in_set"), {"8r", "8g", "J"}},
      {Message("remi.page.joker_in_run"), Message("remi.page.about_joker_in_run"), {"7b", "J", "9b"}}};
  return laying;
}

RulesPage::Section about_end(const Rules& rules) {
  RulesPage::Section end{Message("remi.page.end"),
                         {Message(rules.advanced() ? "remi.page.win_advanced" : "remi.page.win")}};
  end.lines.push_back(Message("remi.page.points", {{"winner", kWinnerPoints}, {"joker", kJokerPoints}}));
  if (rules.advanced()) end.lines.emplace_back("remi.page.table_is_safe");
  end.lines.push_back(
      with(rules.turns ? "remi.page.undecided" : "remi.page.endless", "turns", rules.most_turns()));
  if (rules.end == End::both) {
    end.lines.push_back(with("remi.page.limit", "limit", rules.limit));
    end.lines.push_back(with("remi.page.why_below", "limit", rules.limit));
  } else {
    end.lines.push_back(Message("remi.page.limit_above", {{"limit", rules.limit}, {"deals", kMostDeals}}));
  }
  return end;
}

}  // namespace

RulesPage Remi::rules_page(const Rules& rules) {
  RulesPage page{{about_tiles(rules), about_formations(rules), about_turn(rules)}};
  if (rules.advanced()) page.sections.push_back(about_laying());
  page.sections.push_back(about_end(rules));
  return page;
}

}  // namespace parlor::remi
