#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/toys/duel.h"

namespace parlor::toys {
namespace {

std::string list(Duel::Cards cards) {
  std::vector<std::string> texts;
  for (TileId card : cards) texts.push_back(Duel::text(card));
  return join(texts, " ");
}

Result<TileId> parse_card(std::string_view word) {
  const std::optional<int> number = parse_int(word);
  if (!number || *number < 1 || *number > Duel::kCards || !word.ends_with(std::to_string(*number))) {
    return Message("duel.no_card", {{"text", std::string(word)}});
  }
  return TileId::at(*number - 1);
}

}  // namespace

std::string Duel::deck_text(const Rules&, std::span<const TileId> order) {
  std::vector<std::string> texts;
  for (TileId card : order) texts.push_back(text(card));
  return join(texts, " ");
}

Result<std::vector<TileId>> Duel::parse_deck(const Rules&, std::string_view text) {
  std::vector<TileId> order;
  Cards seen;
  for (std::string_view word : words(text)) {
    const Result<TileId> card = parse_card(word);
    if (!card) return card.problem();
    seen.add(*card);
    order.push_back(*card);
  }
  if (seen.size() != kCards || order.size() != kCards) return Message("duel.deck", {{"cards", kCards}});
  return order;
}

std::string Duel::move_text(const Rules&, const Move& move) { return text(move.card); }

Result<Duel::Move> Duel::parse_move(const Rules&, std::string_view text) {
  const Result<TileId> card = parse_card(trim(text));
  if (!card) return card.problem();
  return Move{*card};
}

Assessment Duel::assess(const View& view, const Draft& draft) {
  Assessment assessment;
  assessment.refusal = check(view, draft);
  assessment.parts.push_back({text(draft.card), !assessment.refusal, assessment.refusal});
  return assessment;
}

const std::vector<std::string>& Duel::arrangements() {
  static const std::vector<std::string> kWays = {"number"};
  return kWays;
}

Arrangement Duel::arrange(const View& view, std::string_view) {
  Arrangement groups(1);
  if (const std::optional<Seat> seat = view.observer.seat(); seat && seat->index() < kSeats) {
    for (TileId card : view.hands[*seat]) groups[0].push_back(text(card));
  }
  return groups;
}

RulesPage Duel::rules_page(const Rules& rules) {
  RulesPage page{{{Message("duel.page.title"), {Message("duel.page.aim", {{"cards", rules.hand}})}}}};
  if (rules.follow) {
    page.sections[0].lines.emplace_back("duel.page.follow");
    page.sections[0].examples.push_back(
        {Message("duel.page.even"), Message("duel.page.even_about"), {"2", "4", "12"}});
  }
  return page;
}

std::string Duel::view_json(const View& view) {
  nlohmann::json json = {{"deal", view.open.standing.deal}, {"rounds", nlohmann::json::array()}};
  for (int i = 0; i < view.open.played; ++i) {
    const Round& round = view.open.rounds[static_cast<std::size_t>(i)];
    json["rounds"].push_back({text(round.cards[kFirst]), text(round.cards[kSecond])});
  }
  for (Seat seat : SeatSet::first(kSeats)) {
    json["seats"].push_back({{"known", list(view.hands[seat])},
                             {"size", view.sizes[seat]},
                             {"in", view.is_in[seat]},
                             {"chosen", view.chosen[seat] ? text(*view.chosen[seat]) : ""}});
  }
  return json.dump();
}

std::span<const Phrase> Duel::phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"duel.help.hand", "How many cards each is dealt."},
      {"duel.help.follow", "Whether one must choose a card as odd or even as the last winning one."},
      {"duel.help.prize", "What a round is worth: both cards, or what lies between them."},
      {"duel.form.long", "Duel"},
      {"duel.form.long.about", "Four cards each."},
      {"duel.form.short", "Duel, short"},
      {"duel.form.short.about", "Two cards each."},
      {"duel.page.title", "Duel"},
      {"duel.page.aim", "Both choose one of {cards} cards; the higher wins the round."},
      {"duel.page.follow", "Who can must choose a card as odd or even as the last winning one."},
      {"duel.page.even", "even cards"},
      {"duel.page.even_about", "what follows a two"},
      {"duel.arrange.number", "by number"},
      {"duel.chose", "{seat} chooses {card}."},
      {"duel.chose_something", "{seat} has chosen."},
      {"duel.revealed", "{first} against {second}: {seat} wins."},
      {"duel.not_now", "It is not your turn."},
      {"duel.chosen_already", "You have chosen already."},
      {"duel.not_yours", "You do not have {card}."},
      {"duel.follow", "You must choose a card as odd or even as the last winning one."},
      {"duel.no_card", "There is no card \"{text}\"."},
      {"duel.deck", "A deck is the cards 1 to {cards}, each once."},
  });
  return kPhrases;
}

const std::vector<EventInfo>& Duel::events() {
  using Type = EventField::Type;
  static const std::vector<EventInfo> kEvents = {
      {"duel.chose", {{"seat", Type::seat}, {"card", Type::text}}},
      {"duel.chose_something", {{"seat", Type::seat}}},
      {"duel.revealed", {{"first", Type::text}, {"second", Type::text}, {"seat", Type::seat}}},
  };
  return kEvents;
}

}  // namespace parlor::toys
