// Whole deals typed at the terminal.
#include "games/pinochle/term/dialogue.h"

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/term/screen.h"
#include "term/test_play.h"

namespace parlor::pinochle {
namespace {

using test::has;

const std::string kAda = "AC 10C KC QC JC 9C AS AS KS QS 9D 9D";
const std::string kBen = "AH AH 10H 10H KH KH QH QH JH JH 9H 9H";
// In cut-throat Ada, who wins the bidding, draws the first card, the third and so on.
const std::string kStock = "10C KC QC JC AC 9C AD AD 10D 10D KD KD QD QD JD JD 10S 10S KS QS JS JS 9S 9S";

// Two hands in packets of three, then the stock.
std::string deal(const std::string& ada, const std::string& ben) {
  const auto first = words(ada);
  const auto second = words(ben);
  std::string text;
  for (std::size_t i = 0; i < kHandCards; i += kPacket) {
    for (const auto* hand : {&first, &second}) {
      for (std::size_t k = i; k < i + kPacket; ++k) text += std::string((*hand)[k]) + " ";
    }
  }
  return text + kStock;
}

test::Setting setting(std::string rules = "1 first=0", std::vector<std::string> bens_moves = {"pass"}) {
  test::Setting setting;
  setting.rules = std::move(rules);
  setting.tiles = deal(kAda, kBen);
  setting.computers[1] = std::move(bens_moves);
  return setting;
}

std::string played(const test::Setting& how, const std::string& typed) {
  return test::played<Pinochle>(*make_screen(), how, typed);
}

// The output from the first occurrence of `part` on.
std::string after(const std::string& text, std::string_view part) {
  const std::size_t at = text.find(part);
  REQUIRE_MESSAGE(at != std::string::npos, text);
  return text.substr(at);
}

const std::string kAllCards = "AC\n10C\nKC\nQC\nJC\n9C\nAS\nAS\nKS\nQS\n9D\n9D\n";

TEST_CASE("a whole deal can be typed") {
  const std::string out = played(setting(), "30\nC\n" + kAllCards);
  for (const char* line : {
           "> Ada  12 cards\n",
           "Ada opens the bidding.",
           "Your melds by trump suit: S 40, H 0, D 0, C 150",
           "Ada wins the bidding at 30.",
           "Trump, Ada (S, H, D or C): ",
           "Ada makes C trump.",
           "Ada melds AC KC QC JC 10C: run, 150 points.",
           "Ben has no melds.",
           "melds 150, tricks 0, total 150",
           "Ada bid 30 and has 150: the bid is made.",
           "Last trick: AC from Ada, ",
           "Ada wins the deal.",
       })
    CHECK_MESSAGE(has(out, line), std::string(line), "\n", out);
}

TEST_CASE("bids are typed as numbers, raises or a pass, and invalid ones cost nothing") {
  const std::string out = played(setting("1 first=0", {"bid 40", "pass"}),
                                 "+10\npass\np\n15\n-10\n3000\n99999999999\nbid\nbid x\nhello\nC\n10C\nkeep "
                                 "AC\n30\n+30\n45\n70\n40\n+10\n");
  for (const char* line : {
           "There is no bid to raise yet",
           "You open the bidding, so you can't pass; you can bid 0.",
           "A bid must be a multiple of ten, up to 2000.",
           "\"hello\" isn't a bid: type a number such as 30, or +10, +20 or pass.",
           "\"C\" isn't a bid",
           "\"10C\" isn't a bid",
           "The bidding isn't over: bid or pass.",
           "The bid is 40: raise it by 10 or 20, or pass.",
           "The bid is 40, from Ben.",
           "Your bid, Ada (50 or 60, or pass): ",
           "Ada wins the bidding at 50.",
       })
    CHECK_MESSAGE(has(out, line), std::string(line), "\n", out);
  CHECK(has(played(setting("1 first=0", {"bid 40"}), "30\np\n"), "Ben wins the bidding at 40."));
  CHECK(has(played(setting("1 first=0", {"bid 40"}), "bid 30\nPASS\n"), "Ben wins the bidding at 40."));
}

TEST_CASE("trump is a letter") {
  const std::string out = played(setting(), "30\nX\n7\nclubs\n10C\ntrump X\n\nc\n");
  for (const char* line :
       {"\"X\" isn't a suit: type S, H, D or C.", "\"7\" isn't a suit", "\"clubs\" isn't a suit",
        "\"10C\" isn't a suit", "Ada won the bidding at 30 and names the trump suit.", "Ada makes C trump."})
    CHECK_MESSAGE(has(out, line), std::string(line), "\n", out);
}

TEST_CASE("cards are played by name or by number, and refused ones cost nothing") {
  const std::string out = played(setting(), "30\nC\n13\n0\n-1\nJD\nzz\nplay\nplay zz\n30\npass\n1\nqc\n1C\n");
  for (const char* line :
       {"There is no card 13 here; the cards are numbered 1 to 12.", "There is no card 0",
        "There is no card -1", "You don't have JD.", "\"zz\" is not a card", "There is no card 30",
        "It's time to play a card.", "Ada plays AS.", "Ada plays QC.", "Ada plays AC."})
    CHECK_MESSAGE(has(out, line), std::string(line), "\n", out);
}

TEST_CASE("the legal replies to a card are marked") {
  test::Setting how = setting("1 first=1", {"bid 30", "trump D", "play 10H"});
  how.tiles = deal("AH 9H AC KC QC JC 9C AS AS KS QS 9D", "10C AH 10H 10H KH KH QH QH JH JH 9H 9D");
  const std::string out = played(how, "pass\n9H\n9D\nsort rank\n2\nAH\n");
  CHECK_MESSAGE(has(out, "On the table: 10H, led by Ben."), out);
  CHECK(has(out,
            "    1    2    3    4      5    6      7      8    9   10   11   12\n"
            "   AS   AS   KS   QS     AH   9H     9D     AC   KC   QC   JC   9C\n"
            "                          ^\n"
            "You can play the cards marked ^.\n"));
  CHECK(has(out, "You must beat 10H: play a higher card of the same suit."));
  CHECK(has(out, "Ben bid 30 and has 0: 30 to go."));
  CHECK(has(after(out, "sort rank"), "   AS   AS   AH   AC     KS   KC"));
  CHECK(has(out, "Ada takes the trick: 21 points."));
}

TEST_CASE("in cut-throat a face-up card is taken, and twelve of 24 are kept while their melds are counted") {
  const std::string rules = "1 first=0 cutthroat=yes additional=yes";
  const std::string start = "30\nC\n";
  const std::string out =
      played(setting(rules), start + "7\nAS\ntake AS\nC\nkeep AC\n2\n" +
                                 "hello\nkeep\ndrop\nkeep 25\nkeep 0\nkeep zz\nkeep AH\ndone\ntake 10C\n"
                                 "keep AC 10C KC QC JC\nkeep 1 2 3 4 5 6 7 8\n"
                                 "drop 9D 9D\ndrop 1 2 3 4 5 6 7 8 9 10 11\nclear\nrule\n\ndone\n" +
                                 "1\n");
  for (const char* line : {
           "Turned up from the stock: KC 10C.",
           "Face up on the table: KC 10C",
           "Which card will you take, Ada? ",
           "There is no card 7 here",
           "AS isn't one of the face-up cards.",
           "\"C\" isn't one of the face-up cards",
           "Take one of the two face-up cards first.",
           "Ada takes 10C.",
           "Ben gets KC.",
           "\"hello\" isn't a choice: type keep or drop",
           "Which cards? Type their numbers",
           "There is no card 25 here; the cards are numbered 1 to 24.",
           "\"zz\" is not a card",
           "You don't have AH.",
           "Not done yet: keep 12 more, or drop 12 more.",
           "Choose twelve cards to keep first.",
           "Keep or drop, Ada (0 kept, 0 dropped): ",
           "Keep or drop, Ada (5 kept, 0 dropped): ",
           "Melds: run 150 = 150 points",
           "That would be 13 cards to keep; keep only twelve.",
           "Keep or drop, Ada (5 kept, 2 dropped): ",
           "That would be 13 cards to drop; drop only twelve.",
           "Twelve chosen, Ada; type done, or change them: ",
           "Ada chooses twelve cards to keep.",
           "Ada melds ",
       })
    CHECK_MESSAGE(has(out, line), std::string(line), "\n", out);
  // The hand is wrapped into rows, with marks below.
  CHECK_MESSAGE(has(out, "    +"), out);
  CHECK(has(out, "    -"));
}

TEST_CASE("in cut-throat a card's name is enough to take it, and a move as in records keeps twelve at once") {
  const std::string rules = "1 first=0 cutthroat=yes";
  const std::string out = played(setting(rules), "30\nC\n10c\nkeep AC AC KC QC QC JC 10C 10C 9C AS AS AD\n");
  CHECK(has(out, "Ada takes 10C."));
  CHECK_MESSAGE(has(out, "Ada chooses twelve cards to keep."), out);
  CHECK(has(out, ": run with an extra queen, 190 points.\n"));
  // By dropping cards, and by positions of cards that look the same.
  const std::string dropped = played(
      setting(rules), "30\nC\n1\ndrop AS AS KS KS QS 10S\ndrop JS, 9S\ndrop KD QD JD 10D\nsort rank\ndone\n");
  CHECK_MESSAGE(has(dropped, "Keep or drop, Ada (0 kept, 8 dropped): "), dropped);
  CHECK(has(dropped, "Twelve chosen, Ada"));
  CHECK(has(dropped, "Ada chooses twelve cards to keep."));
}

TEST_CASE("in cut-throat a hint fills in the choice, which can still be changed") {
  Dialogue dialogue(Seat::at(0));
  TableSetup setup{"pinochle", "1 first=0 cutthroat=yes", {{"Ada", "human", ""}, {"Ben", "human", ""}}};
  auto table = TableOf<Pinochle>::open(setup);
  REQUIRE(table.ok());
  REQUIRE(!(*table)->deal({std::nullopt, deal(kAda, kBen)}));
  const std::vector<std::pair<int, std::string>> moves = {
      {0, "bid 30"}, {1, "pass"}, {0, "trump C"}, {0, "take 10C"}};
  for (const auto& [seat, move] : moves) REQUIRE(!(*table)->play(Seat::at(seat), move));
  Catalogue words;
  words.add(Pinochle::phrases());
  words.add(make_screen()->phrases());
  const Look look{words, {}};
  dialogue.begin(**table, look);
  const std::string keep = "keep AC AC QC QC KC JC 10C 10C 9C AS AS AD";
  CHECK(has(dialogue.hinted(keep, look), "Melds: run with an extra queen 190 = 190 points"));
  CHECK(has(dialogue.prompt(look), "Twelve chosen"));
  CHECK(dialogue.take(**table, "done", look).move == "keep AS AS AD AC AC KC QC QC JC 10C 10C 9C");
  CHECK(!dialogue.take(**table, "drop AD", look).move);
  CHECK(has(dialogue.prompt(look), "(11 kept, 1 dropped)"));
  CHECK(!dialogue.take(**table, "keep KS", look).move);
  CHECK(dialogue.take(**table, "done", look).move == "keep AS AS KS AC AC KC QC QC JC 10C 10C 9C");
  CHECK(dialogue.hinted("play AC", look).empty());
}

TEST_CASE("two people choose their twelve one after the other") {
  test::Setting how = setting("1 first=0 cutthroat=yes");
  how.computers.clear();
  const std::string out = played(how, "30\npass\nC\n10C\nrule\ndone\nrule\ndone\n");
  CHECK_MESSAGE(has(out, "Ada has chosen."), out);
  CHECK(has(out, "Ben chooses twelve cards to keep."));
  CHECK(has(out, "Your card, Ada: "));
}

TEST_CASE("help says what to type, and suits have their symbols and colours") {
  const std::string out = played(setting("1 first=0 cutthroat=yes"), "?\n");
  for (const char* line :
       {"Typing a move", "+10 or +20 raises", "take 10C", "keep 1 5", "royal marriage", "hint"})
    CHECK_MESSAGE(has(out, line), std::string(line), "\n", out);
  CHECK(!has(played(setting(), "?\n"), "take 10C"));
  test::Setting colour = setting();
  colour.colour = true;
  CHECK(has(played(colour, "30\nC\nAC\n"), "\033["));
}

TEST_CASE("suits are shown as symbols if asked for") {
  auto table = TableOf<Pinochle>::open(
      {"pinochle", "1 first=0", {{"Ada", "human", ""}, {"Ben", "human", ""}}, MatchLength::deals(1)});
  REQUIRE(table.ok());
  REQUIRE(!(*table)->deal({std::nullopt, deal(kAda, kBen)}));
  Catalogue words;
  words.add(Pinochle::phrases());
  words.add(make_screen()->phrases());
  const Look look{words, {.unicode = true}};
  const std::string shown = make_screen()->show(**table, Seat::at(0), look);
  CHECK(has(shown, "   A♠   A♠   K♠   Q♠     9♦   9♦     A♣   K♣   Q♣   J♣  10♣   9♣\n"));
  CHECK(has(shown, "♠ 40, ♥ 0, ♦ 0, ♣ 150"));
  CHECK(make_screen()->say(**table, Message("pinochle.trump", {{"seat", Seat::at(0)}, {"suit", "H"}}),
                           look) == "Ada makes ♥ trump.");
  CHECK(has(make_screen()->show(**table, Observer::open(), look), "A♥ A♥ K♥"));
}

TEST_CASE("whatever is typed, the turn continues or the result is a legal move") {
  const std::vector<std::string> kWords = {
      "10C",  "keep", "drop", "rule", "done", "clear", "1", "12", "24", "+10",   "30",   "pass", "C", "take",
      "play", "bid",  "AS",   "9D",   "x",    ",",     "",  "-1", "0",  "trump", "sort", "suit", "?", "last"};
  FastRandom random(7);
  int chosen = 0;
  for (int game = 0; game < 20; ++game) {
    std::string typed;
    for (int line = 0; line < 400; ++line) {
      for (std::uint32_t left = random.below(4); left > 0; --left)
        typed += kWords[random.below(static_cast<std::uint32_t>(kWords.size()))] + " ";
      typed += "\n";
    }
    const std::string out = played(setting("1 first=0 cutthroat=yes"), typed);
    chosen += has(out, "Ada chooses twelve cards to keep.") ? 1 : 0;
    CHECK(!has(out, "{"));
  }
  CHECK(chosen > 0);
}

TEST_CASE("open hands show both hands; otherwise nobody sees the other's cards before the end") {
  test::Setting how = setting();
  CHECK(!has(played(how, "30\nC\n"), "AH"));
  how.open_hands = true;
  CHECK(has(played(how, "30\nC\n"), "AH AH KH KH QH QH JH JH 10H 10H 9H 9H"));
}

TEST_CASE(
    "open hands are shown again whenever the other player's cards change, not at every step of a turn") {
  test::Setting how = setting("1 first=0", {"pass", "play 9H"});
  how.open_hands = true;
  const std::string ben = "    AH AH KH KH QH QH JH JH 10H 10H 9H 9H\n";
  const std::string tricks = played(how, "30\nC\nAC\n");
  CHECK(has(after(tricks, "Trump, Ada"), "Ben plays 9H."));
  CHECK(!has(after(tricks, "Trump, Ada"), ben));
  CHECK(has(after(tricks, "Ben plays 9H."), "    AH AH KH KH QH QH JH JH 10H 10H 9H\n"));
  // Ada takes a card and chooses next: by then Ben has 24.
  test::Setting throat = setting("1 first=0 cutthroat=yes");
  throat.open_hands = true;
  CHECK(has(after(played(throat, "30\nC\n10C\n"), "Ada takes 10C."),
            "> Ben  24 cards\n    QS JS 10S 9S AH AH "));
}

TEST_CASE("with open hands and only computers, both hands are shown at every turn") {
  test::Setting how = setting("1 first=0", {"pass"});
  how.computers[0] = {"bid 30", "trump C", "play AC"};
  const std::string ada = "Ada  12 cards\n    AS AS KS QS 9D 9D AC KC QC JC 10C 9C\n";
  const std::string closed = played(how, "");
  CHECK(!has(closed, ada));
  how.open_hands = true;
  const std::string out = played(how, "");
  CHECK(out.find("> " + ada) < out.find("Ada bids 30."));
  CHECK(has(after(out, "Ada bids 30."), "> Ben  12 cards\n    AH AH KH KH QH QH JH JH 10H 10H 9H 9H\n"));
  CHECK(has(after(out, "Ada plays AC."), "    AS AS KS QS 9D 9D KC QC JC 10C 9C\n"));
  CHECK(!has(out, "Your melds"));
}

}  // namespace
}  // namespace parlor::pinochle
