#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/json.h"
#include "games/big2/rules/test_big2.h"

namespace parlor::big2 {
namespace {

using test::cards;
using test::dealt;
using test::facing;
using test::refusal;
using test::rules;

std::vector<std::string> keys(const std::vector<Event>& events) {
  std::vector<std::string> found;
  for (const Event& event : events) found.push_back(event.seen_by(Observer::spectator()).message.key);
  return found;
}

TEST_CASE("cards are written and read in every order of suits, with or without brackets") {
  for (SuitOrder order : {SuitOrder::cdhs, SuitOrder::dchs, SuitOrder::cshd, SuitOrder::scdh}) {
    for (Card card : kDeck) CHECK(parse_card(to_text(card, order), order) == card);
  }
  CHECK(parse_card("s[10]", SuitOrder::cdhs) == parse_card("S10", SuitOrder::cdhs));
  for (const char* bad : {"", "C", "C1", "X3", "C[3", "C11", "3C", "C[]"})
    CHECK_FALSE(parse_card(bad, SuitOrder::cdhs));
}

TEST_CASE("the order of suits decides between cards of the same rank") {
  CHECK(refusal(facing(rules("suits=CDHS"), "C5", "D5 S9"), "D5").empty());
  CHECK(refusal(facing(rules("suits=DCHS"), "C5", "D5 S9"), "D5") == "big2.too_low");
}

TEST_CASE("cards are dealt one by one from seat 0, and the holder of the starting three starts") {
  const auto order = Chance(Seed::of(3)).shuffle(kDeckSize);
  for (const char* options : {"start=club", "start=diamond", "start=diamond suits=DCHS"}) {
    const Rules in_force = rules(options);
    const State state = Big2::deal(in_force, {order, Seed::of(0)}, {});
    for (std::size_t i = 0; i < kDeckSize; ++i)
      CHECK(state.hands[Seat::at(static_cast<int>(i % 4))].contains(Card::at(order[i].index())));
    CHECK(state.hands[state.turn].contains(in_force.start_card()));
    CHECK(in_force.start_card().rank() == Rank::three);
  }
}

TEST_CASE("the first play must contain the starting three and cannot be a pass") {
  State state = facing(Rules{}, "", "C3 D3 S9");
  state.opening = true;
  CHECK(refusal(state, "S9") == "big2.must_open");
  CHECK(refusal(state, "pass") == "big2.cannot_pass");
  CHECK(refusal(state, "C3 D3").empty());
}

TEST_CASE("every refusal has its own reason") {
  const State state = facing(Rules{}, "C5 D5", "C3 D3 H7 S7 S9 C9 H9");
  CHECK(refusal(state, "C3 D3") == "big2.too_low");
  CHECK(refusal(state, "S9") == "big2.other_pattern");
  CHECK(refusal(state, "H7 S9") == "big2.no_pattern");
  CHECK(refusal(state, "S9 C9 H9") == "big2.no_pattern");
  CHECK(refusal(state, "S2") == "big2.not_in_hand");
  CHECK(refusal(state, "H7 S7").empty());
  CHECK(refusal(state, "pass").empty());
  CHECK(refusal(facing(Rules{}, "", "C4 D4"), "pass") == "big2.cannot_pass");
  CHECK(Big2::check(Big2::view(state, Seat::at(1)), Move::pass())->key == "big2.not_your_turn");
  CHECK(Big2::check(Big2::view(state, Observer::spectator()), Move::pass())->key == "big2.not_your_turn");
}

TEST_CASE("a move text that is not a list of cards is refused by name") {
  CHECK(Big2::parse_move(Rules{}, "C3 X9").problem().key == "big2.no_card");
  CHECK(Big2::parse_move(Rules{}, "C3 C3").problem().key == "big2.card_twice");
  CHECK(Big2::parse_move(Rules{}, "  ").problem().key == "big2.empty_move");
  CHECK(Big2::parse_deck(Rules{}, "C3 D3").problem().key == "big2.deck_size");
  std::vector<TileId> deck;
  for (int i = 0; i < 51; ++i) deck.push_back(TileId::at(i));
  CHECK(Big2::parse_deck(Rules{}, Big2::deck_text(Rules{}, deck)).problem() ==
        Message("big2.deck_lacks", {{"cards", TileTexts{"S2"}}}));
}

TEST_CASE("after three passes the last to play leads; until then a player who passed can play again") {
  State state = dealt(Rules{}, 1);
  std::vector<Event> events;
  const Seat first = state.turn;
  Big2::apply(state, first, Big2::fallback(Big2::view(state, first)), &events);
  for (int i = 0; i < 2; ++i) Big2::apply(state, state.turn, Move::pass(), &events);
  CHECK_FALSE(state.leads());
  Big2::apply(state, state.turn, Move::pass(), &events);
  CHECK(state.leads());
  CHECK(state.turn == first);
  CHECK(keys(events) ==
        std::vector<std::string>{"big2.plays", "big2.passes", "big2.passes", "big2.passes", "big2.round"});
}

TEST_CASE("the deal ends at once with the last card, and each card left costs one, two or three points") {
  State state = facing(Rules{}, "", "S2");
  state.hands = {cards("S2"), cards("C3"), cards("C4 D4 H4 S4 C5 D5 H5 S5 C6 D6"),
                 cards("C7 D7 H7 S7 C8 D8 H8 S8 C9 D9 H9 S9 C10")};
  std::vector<Event> events;
  Big2::apply(state, Seat::at(0), {cards("S2")}, &events);
  CHECK(Big2::actors(state).empty());
  CHECK(Big2::winners(state) == SeatSet::of(Seat::at(0)));
  CHECK(Big2::scores(state).to_string(4) == "60 -1 -20 -39");
  CHECK(keys(events) == std::vector<std::string>{"big2.plays", "big2.wins"});
}

TEST_CASE("a seat's JSON shows its own hand, and only the number of cards in the others") {
  const State state = dealt(Rules{}, 5);
  const auto json = nlohmann::json::parse(Big2::view_json(Big2::view(state, Seat::at(2))));
  CHECK(json["hands"][2].size() == 13);
  for (int i : {0, 1, 3}) {
    CHECK(json["hands"][i].is_null());
    CHECK(json["counts"][i] == 13);
  }
  CHECK(json["seat"] == 2);
  const auto open = nlohmann::json::parse(Big2::view_json(Big2::view(state, Observer::open())));
  CHECK(open["hands"][0].size() == 13);
}

TEST_CASE("a play is reported with the cards and the pattern that the view then shows") {
  State state = facing(Rules{}, "C5 D5", "C3 H7 S7");
  std::vector<Event> events;
  Big2::apply(state, Seat::at(0), {cards("H7 S7")}, &events);
  const auto told = to_plain_json(events.at(0).seen_by(Observer::spectator()).message);
  const auto view = nlohmann::json::parse(Big2::view_json(Big2::view(state, Seat::at(1))));
  CHECK(told["seat"] == nlohmann::json{{"seat", 0}});
  CHECK(told["pattern"] == "pair");
  CHECK(told["pattern"] == view["top"]["pattern"]);
  CHECK(told["cards"] == nlohmann::json{"H7", "S7"});
  CHECK(told["cards"] == view["top"]["cards"]);
}

TEST_CASE("sorting a hand keeps every card") {
  const View view =
      Big2::view(dealt(rules("patterns=single,pair,triple,straight,fullhouse"), 9), Seat::at(1));
  for (const std::string& how : Big2::arrangements()) {
    Cards found;
    for (const auto& group : Big2::arrange(view, how)) {
      for (const std::string& text : group) found.add(*parse_card(text, view.rules.suits));
    }
    CHECK_MESSAGE(found == view.own(), how);
  }
}

TEST_CASE("a draft says what its cards are and why they cannot be played") {
  const View view = Big2::view(facing(Rules{}, "C5 D5", "C3 D3 H7 S7"), Seat::at(0));
  const Assessment low = Big2::assess(view, {cards("C3 D3")});
  CHECK(low.refusal->key == "big2.too_low");
  CHECK(low.remark->key == "big2.makes");
  CHECK_FALSE(Big2::assess(view, {cards("H7 S7")}).refusal.has_value());
}

TEST_CASE("if flushes compare by suit, a lower suit cannot follow a higher one") {
  const Rules by_suit = rules("patterns=single,flush flushes=suit");
  const char* hand = "C4 C8 CJ CA C2 S3 S4 S5 S6 S8";
  CHECK(refusal(facing(by_suit, "H7 H9 H10 HJ HQ", hand), "C4 C8 CJ CA C2") == "big2.too_low");
  CHECK(refusal(facing(by_suit, "H7 H9 H10 HJ HQ", hand), "S3 S4 S5 S6 S8").empty());
  const Rules by_card = rules("patterns=single,flush");
  CHECK(refusal(facing(by_card, "H7 H9 H10 HJ HQ", hand), "C4 C8 CJ CA C2").empty());
  CHECK(refusal(facing(by_card, "H7 H9 H10 HJ HQ", hand), "S3 S4 S5 S6 S8") == "big2.too_low");
}

TEST_CASE("rules from before an option existed keep their meaning") {
  CHECK(rules("patterns=single,pair,straight,fullhouse fivecards=separate straights=circle suits=CDHS "
              "start=club") == Rules{});
}

TEST_CASE("rules without singles are refused") {
  CHECK(parse_rules<Big2>("patterns=pair").problem().key == "big2.needs_singles");
  CHECK(parse_rules<Big2>("patterns=single,fish").problem().key == "rules.value");
}

}  // namespace
}  // namespace parlor::big2
