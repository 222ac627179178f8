// Moves, views and hands as text.
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using nlohmann::json;
using test::cards;
using test::dealt;
using test::deck_for;
using test::face;
using test::kFirst;
using test::kOne;
using test::kSecond;
using test::kZero;
using test::play;
using test::rules;
using test::tricks;
using test::with_deck;

std::string problem(std::string_view text) { return Pinochle::parse_move(Rules{}, text).problem().key; }

json seen(const State& state, Observer observer) {
  return json::parse(Pinochle::view_json(Pinochle::view(state, observer)));
}

State melded() {
  State state = with_deck(rules("first=0"), deck_for(kFirst, kSecond));
  play(state, "bid 30");
  play(state, "bid 50");
  play(state, "bid 60");
  play(state, "pass");
  play(state, "trump S");
  return state;
}

TEST_CASE("every move is read back from its text") {
  const std::vector<Move> moves = {Move::raise_to(0),          Move::raise_to(140),
                                   Move::raise_to(2000),       Move::pass(),
                                   Move::name(Suit::diamonds), Move::take(face("10C")),
                                   Move::play(face("AS")),     Move::keep(cards("AS AS 9C")),
                                   Move::keep(cards(kFirst)),  Move::keep(Cards())};
  for (const Move& move : moves) {
    const auto again = Pinochle::parse_move(Rules{}, Pinochle::move_text(Rules{}, move));
    REQUIRE(again.ok());
    CHECK(*again == move);
  }
  CHECK(Pinochle::move_text(Rules{}, Move::raise_to(140)) == "bid 140");
  CHECK(Pinochle::move_text(Rules{}, Move::name(Suit::clubs)) == "trump C");
  CHECK(Pinochle::move_text(Rules{}, Move::play(face("1C"))) == "play AC");
  CHECK(Pinochle::move_text(Rules{}, Move::keep(cards("9C AS AS"))) == "keep AS AS 9C");
}

TEST_CASE("cards to keep are the same move in any order and with either copy") {
  const Cards second = Cards::of(Card(face("AS"), 1));
  CHECK(Move::keep(second) == Move::keep(Cards::of(Card(face("AS"), 0))));
  CHECK(*Pinochle::parse_move(Rules{}, "keep 9C 1s AS") ==
        *Pinochle::parse_move(Rules{}, "  keep AS 9c AS "));
}

TEST_CASE("an invalid move is refused with the reason") {
  for (const char* text :
       {"", "hello", "bid", "bid 10 20", "trump", "play", "pass 1", "pass now", "play AS KS", "AS"})
    CHECK_MESSAGE(problem(text) == "pinochle.no_move", text);
  CHECK(problem("bid x") == "pinochle.bad_bid");
  CHECK(problem("bid 99999999999") == "pinochle.bad_bid");
  CHECK(problem("bid 65546") == "pinochle.bad_bid");
  CHECK(problem("trump Z") == "pinochle.no_suit");
  CHECK(problem("play 8S") == "pinochle.no_card");
  CHECK(problem("keep AS foo") == "pinochle.no_card");
  CHECK(problem("keep AS AS AS") == "pinochle.too_many");
}

TEST_CASE("the view during the bidding shows the bids") {
  State state = dealt(rules("first=1"), 2);
  json view = seen(state, kZero);
  CHECK(view["phase"] == "bid");
  CHECK(view["turn"] == 1);
  CHECK(view["first"] == 1);
  CHECK(view["bids"] == json::array());
  CHECK(view["bid"].is_null());
  CHECK(view["bidder"].is_null());
  CHECK(view["trump"].is_null());
  CHECK(view["melds"].is_null());
  CHECK(view["stock"] == 24);
  CHECK(view["over"] == false);
  CHECK(view["seat"] == 0);
  play(state, "bid 30");
  play(state, "bid 50");
  view = seen(state, kOne);
  CHECK(view["bids"] == json::parse(R"([{"seat":1,"bid":30},{"seat":0,"bid":50}])"));
  CHECK(view["bid"] == 50);
  CHECK(view["bidder"] == 0);
  CHECK(view["declarer"].is_null());
  play(state, "pass");
  view = seen(state, kOne);
  CHECK(view["declarer"] == 0);
  CHECK(view["bids"].back() == json::parse(R"({"seat":1,"pass":true})"));
}

TEST_CASE("a view shows the observer's own hand, both players' melds, and no other card") {
  const State state = melded();
  const json view = seen(state, kOne);
  CHECK(view["phase"] == "play");
  CHECK(view["trump"] == "S");
  CHECK(view["hands"][0].is_null());
  CHECK(view["hands"][1] == json(words(to_text(cards(kSecond)))));
  CHECK(view["counts"] == json::parse("[12,12]"));
  CHECK(view["melds"][0][0]["name"] == "run");
  CHECK(view["melds"][0][0]["points"] == 150);
  CHECK(view["melds"][0][0]["cards"] == json::parse(R"(["AS","KS","QS","JS","10S"])"));
  CHECK(view["melds"][1] == json::array());
  CHECK(view["meld_points"] == json::parse("[150,0]"));
  CHECK(view["known"][0] == json::parse(R"(["AS","KS","QS","JS","10S"])"));
  CHECK_FALSE(view.contains("stock_cards"));
  CHECK_FALSE(seen(state, Observer::spectator()).contains("seat"));
  CHECK(seen(state, Observer::spectator())["hands"] == json::parse("[null,null]"));
  CHECK(seen(state, Observer::open())["stock_cards"].size() == 24);
  CHECK(seen(state, Observer::open())["hands"][0].size() == 12);
}

TEST_CASE("a view shows the trick on the table, the previous one, and the cards taken") {
  State state = melded();
  play(state, "play 9D");
  json view = seen(state, kOne);
  CHECK(view["trick"] == json::parse(R"([{"seat":0,"card":"9D"}])"));
  CHECK(view["last"].is_null());
  CHECK(view["last_winner"].is_null());
  play(state, "play KD");
  view = seen(state, kOne);
  CHECK(view["trick"] == json::array());
  CHECK(view["last"] == json::parse(R"([{"seat":0,"card":"9D"},{"seat":1,"card":"KD"}])"));
  CHECK(view["last_winner"] == 1);
  CHECK(view["tricks"] == json::parse("[0,1]"));
  CHECK(view["taken"][1] == json::parse(R"(["KD","9D"])"));
  CHECK(view["trick_points"] == json::parse("[0,4]"));
  CHECK(view["totals"] == json::parse("[150,4]"));
  CHECK(view["failed"] == false);
}

TEST_CASE("the view in cut-throat shows the face-up cards, and which players have chosen") {
  State state = dealt(rules("first=0 cutthroat=yes"), 4);
  play(state, "bid 0");
  play(state, "pass");
  play(state, "trump S");
  CHECK(seen(state, kOne)["open"].size() == 2);
  CHECK(seen(state, kOne)["stock"] == 22);
  play(state, "take " + state.open.lowest().face().to_string());
  CHECK(seen(state, kOne)["kept"] == json::parse("[false,false]"));
  CHECK(seen(state, kOne)["melds"].is_null());
  Pinochle::apply(state, kZero, Pinochle::fallback(Pinochle::view(state, kZero)));
  const json view = seen(state, kOne);
  CHECK(view["kept"] == json::parse("[true,false]"));
  CHECK(view["turn"] == 1);
  CHECK(view["dropped"][0].is_null());
  CHECK(seen(state, kZero)["dropped"][0].size() == 12);
}

TEST_CASE("a failed bid is marked at the end") {
  State state = tricks(Rules{}, Suit::clubs, cards("9D"), cards("9H"));
  state.bids[kZero] = 100;
  play(state, "play 9D");
  play(state, "play 9H");
  CHECK(seen(state, kOne)["failed"] == true);
  CHECK(seen(state, kOne)["over"] == true);
}

TEST_CASE("a hand is sorted by suit or by rank") {
  const State state = melded();
  const View view = Pinochle::view(state, kZero);
  CHECK(Pinochle::arrangements() == std::vector<std::string>{"suit", "rank"});
  const Arrangement by_suit = Pinochle::arrange(view, "suit");
  REQUIRE(by_suit.size() == 4);
  CHECK(by_suit[0] == std::vector<std::string>{"AS", "AS", "KS", "QS", "JS", "10S"});
  const Arrangement by_rank = Pinochle::arrange(view, "rank");
  REQUIRE(by_rank.size() == 6);
  CHECK(by_rank[0] == std::vector<std::string>{"AS", "AS", "AH"});
  CHECK(by_rank[1] == std::vector<std::string>{"10S", "10H"});
  CHECK(Pinochle::arrange(Pinochle::view(state, Observer::spectator()), "suit").empty());
}

TEST_CASE("a draft of any number of cards to keep says what they meld") {
  State state = with_deck(rules("first=0 cutthroat=yes"), deck_for(kFirst, kSecond));
  play(state, "bid 0");
  play(state, "pass");
  play(state, "trump S");
  play(state, "take " + state.open.lowest().face().to_string());
  const View view = Pinochle::view(state, kZero);
  const auto assessed = [&](std::string_view text) {
    return Pinochle::assess(view, *Pinochle::parse_draft(view.rules, text));
  };
  const Assessment none = assessed("keep");
  CHECK(none.refusal->key == "pinochle.keep_twelve");
  CHECK(none.parts.empty());
  CHECK(none.worth == Score::of(0));
  const Assessment pair = assessed("keep KS QS 9D");
  CHECK(pair.refusal->key == "pinochle.keep_twelve");
  CHECK(pair.worth == Score::of(40));
  REQUIRE(pair.parts.size() == 1);
  CHECK(pair.parts[0].part == "KS QS");
  CHECK(pair.parts[0].stands);
  const Assessment twelve = assessed("keep " + to_text(cards(kFirst)));
  CHECK_FALSE(twelve.refusal);
  CHECK(twelve.worth == Score::of(150));
  const Assessment more = assessed("keep AS AS 10S KS QS JS AH 10H KH 9D 9C JC 10H");
  CHECK(more.refusal->key == "pinochle.keep_twelve");
  CHECK(more.worth == Score::of(150));
}

// Cards that a player does not have must not count as melds.
TEST_CASE("a draft with cards that the player does not have melds nothing") {
  State state = with_deck(rules("first=0 cutthroat=yes"), deck_for(kFirst, kSecond));
  play(state, "bid 0");
  play(state, "pass");
  play(state, "trump D");
  play(state, "take " + state.open.lowest().face().to_string());
  const View view = Pinochle::view(state, kZero);
  const Assessment assessed =
      Pinochle::assess(view, *Pinochle::parse_draft(view.rules, "keep AD AD 10D KD QD JD"));
  CHECK(assessed.refusal);
  CHECK((!assessed.worth || *assessed.worth == Score::of(0)));
}

}  // namespace
}  // namespace parlor::pinochle
