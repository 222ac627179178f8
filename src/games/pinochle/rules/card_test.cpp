// Cards, decks, and their texts.
#include "games/pinochle/rules/card.h"

#include <cctype>
#include <set>

#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::deck_for;
using test::face;
using test::rules;
using test::shuffled;
using test::with_deck;

Result<std::vector<TileId>> deck(std::string_view text) {
  return Pinochle::parse_deck(rules("first=0"), text);
}

std::string sentence(const Message& message) {
  Catalogue english;
  english.add(Pinochle::phrases());
  return english.say(message);
}

TEST_CASE("every card is read back from both of its texts, in lowercase too") {
  std::set<std::string> texts;
  for (int i = 0; i < kFaces; ++i) {
    const Face each = Face::at(i);
    CHECK(Face::parse(each.to_string()) == each);
    CHECK(Face::parse(each.numbered()) == each);
    std::string small = each.to_string();
    for (char& c : small) c = static_cast<char>(std::tolower(c));
    CHECK(Face::parse(small) == each);
    CHECK(each == Face::of(each.suit(), each.rank()));
    texts.insert(each.to_string());
  }
  CHECK(texts.size() == kFaces);
  CHECK(face("AS").numbered() == "1S");
  CHECK(face("10H").numbered() == "10H");
  CHECK(face("KD").numbered() == "13D");
  CHECK(face("QC").numbered() == "12C");
  CHECK(face("JS").numbered() == "11S");
  CHECK(face("9H").numbered() == "9H");
}

TEST_CASE("a text that is not a card is refused") {
  for (const char* text :
       {"", "A", "S", "8S", "2C", "AX", "0S", "14S", "1", "AS ", " AS", "SA", "TS", "110C"})
    CHECK_MESSAGE(!Face::parse(text), text);
  for (const char* text : {"", "X", "SS", "1", "spades"}) CHECK_MESSAGE(!parse_suit(text), text);
  CHECK(parse_suit("c") == Suit::clubs);
  for (Suit suit : kAllSuits) CHECK(parse_suit(std::string(1, letter_of(suit))) == suit);
}

TEST_CASE("cards rank ace, ten, king, queen, jack, nine") {
  const std::vector<const char*> falling = {"AH", "10H", "KH", "QH", "JH", "9H"};
  for (std::size_t i = 0; i < falling.size(); ++i) {
    for (std::size_t k = 0; k < falling.size(); ++k) {
      CHECK((face(falling[i]) > face(falling[k])) == (i < k));
      CHECK(((above(face(falling[k])) & bit_of(face(falling[i]))) != 0) == (i < k));
    }
    CHECK((above(face(falling[i])) & ~bits_of(Suit::hearts)) == 0);
  }
}

TEST_CASE("cards are written by suit and from the ace down, as people hold them") {
  CHECK(to_text(cards("9C 10S AS AS JD QD KH 10H")) == "AS AS 10S KH 10H QD JD 9C");
  CHECK(to_text(cards("9H 10H JH QH KH AH")) == "AH KH QH JH 10H 9H");
  CHECK(to_text(Cards()) == "");
}

TEST_CASE("there are 48 cards, two of every face") {
  CHECK(kDeck.size() == 48);
  CHECK(once(kDeck) == kAllFaces);
  CHECK(twice(kDeck) == kAllFaces);
  for (int i = 0; i < kDeckSize; ++i) {
    CHECK(Card::at(i).index() == i);
    CHECK(Card(Card::at(i).face(), Card::at(i).copy()) == Card::at(i));
  }
  CHECK(count(cards("AS AS 9C"), face("AS")) == 2);
  CHECK(count(cards("AS AS 9C"), face("9C")) == 1);
  CHECK(count(cards("AS AS 9C"), face("9D")) == 0);
}

TEST_CASE("matching finds the same faces in another set of cards, first copies first") {
  FastRandom random(3);
  for (int i = 0; i < 2000; ++i) {
    const Cards hand = test::some(kDeck, 24, random);
    const Cards some = test::some(hand, static_cast<int>(random.below(25)), random);
    const Cards wanted = Cards::from_bits(once(some) | std::uint64_t{twice(some)} << kFaces);
    const Cards found = matching(hand, wanted);
    CHECK(hand.contains_all(found));
    CHECK(same_faces(found, some));
    for (Card card : found) {
      const Card first(card.face(), 0);
      if (card.copy() == 1 && hand.contains(first)) CHECK(found.contains(first));
    }
  }
}

TEST_CASE("two cards trade places only if exactly one of them is in the set") {
  const Card one(face("AS"), 0);
  const Card other(face("9C"), 1);
  Cards set = Cards::of(one);
  exchange(set, one, other);
  CHECK(set == Cards::of(other));
  exchange(set, one, other);
  CHECK(set == Cards::of(one));
  set.add(other);
  const Cards both = set;
  exchange(set, one, other);
  CHECK(set == both);
  Cards none;
  exchange(none, one, other);
  CHECK(none.empty());
}

TEST_CASE("a deck is read back from its text, including lots") {
  for (const char* text : {"", "first=0", "first=1 cutthroat=yes"}) {
    const Rules each = rules(text);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto order = shuffled(each, seed);
      CHECK(order.size() == static_cast<std::size_t>(each.first == First::lot ? 50 : 48));
      const std::string written = Pinochle::deck_text(each, order);
      const auto again = Pinochle::parse_deck(each, written);
      REQUIRE(again.ok());
      CHECK(Pinochle::deck_text(each, *again) == written);
    }
  }
}

TEST_CASE("the word rest stands for all cards not named") {
  const auto order = deck("AS ac 10d rest");
  REQUIRE(order.ok());
  CHECK(order->size() == 48);
  CHECK(std::set<TileId>(order->begin(), order->end()).size() == 48);
  CHECK(Pinochle::deck_text(rules("first=0"), *order).starts_with("AS AC 10D "));
}

TEST_CASE("an invalid deck is refused with a sentence") {
  CHECK(deck("AS AS AS rest").problem().key == "melds.too_many_of");
  CHECK(deck("AS 8S rest").problem().key == "pinochle.no_card");
  CHECK(deck("AS KS").problem().key == "melds.deck_lacks_many");
  CHECK(deck("").problem().key == "melds.deck_lacks_many");
  // If the seats are fixed there are no lots.
  CHECK(deck("#0 rest").problem().key == "pinochle.no_card");
  CHECK(sentence(deck("AS 8S rest").problem()).find("\"8S\"") == 0);
  for (const char* text : {"AS AS AS rest", "AS KS"}) {
    const std::string said = sentence(deck(text).problem());
    CHECK(said.find("melds.") == std::string::npos);
    CHECK(said.ends_with("."));
  }
}

TEST_CASE(
    "hands are dealt in turn in packets of three, seat 0 first; the rest is the stock, next card on top") {
  const State state = with_deck(rules("first=1"), "AS AS 10S KH KH QH 9S 9H 9D 9C 9S 9H rest");
  const Cards first = state.hands[Seat::at(0)];
  const Cards second = state.hands[Seat::at(1)];
  CHECK(first.size() == 12);
  CHECK(second.size() == 12);
  CHECK(state.stock_size == 24);
  for (const char* text : {"AS", "10S", "9S", "9H", "9D"}) CHECK(count(first, face(text)) > 0);
  CHECK(count(first, face("AS")) == 2);
  CHECK(count(second, face("KH")) == 2);
  CHECK(count(second, face("QH")) == 1);
  CHECK(count(second, face("9C")) == 1);
  const State stocked = with_deck(
      rules("first=0"),
      deck_for("AS AS 10S 10S KS KS QS QS JS JS 9S 9S", "AH AH 10H 10H KH KH QH QH JH JH 9H 9H", "KC 9D"));
  CHECK(stocked.stock[23].face() == face("KC"));
  CHECK(stocked.stock[22].face() == face("9D"));
}

TEST_CASE("the lot that comes first in the deck bids first, unless the rules fix who does") {
  CHECK(with_deck(rules(""), "AS #1 AS #0 rest").first == Seat::at(1));
  CHECK(with_deck(rules(""), "#0 rest").first == Seat::at(0));
  CHECK(with_deck(rules("first=0"), "rest").first == Seat::at(0));
  CHECK(with_deck(rules("first=1"), "rest").first == Seat::at(1));
  std::array<int, 2> opens{};
  for (std::uint64_t seed = 0; seed < 400; ++seed)
    ++opens[static_cast<std::size_t>(test::dealt(Rules{}, seed).first.index())];
  CHECK(opens[0] > 150);
  CHECK(opens[1] > 150);
}

}  // namespace
}  // namespace parlor::pinochle
