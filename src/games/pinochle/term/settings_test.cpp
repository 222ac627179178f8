#include "games/pinochle/term/settings.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <utility>

#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/term/screen.h"

namespace parlor::pinochle {
namespace {

Settings read(std::string_view text, const std::vector<std::string>& changes = {}) {
  const auto read = read_settings(text, changes);
  REQUIRE_MESSAGE(read.ok(), text);
  CHECK_MESSAGE(read->warnings.empty(), text);
  return read->settings;
}

// Expects a refusal for this reason, with the key in the sentence.
void unreadable(std::string_view text, const std::string& key, const std::string& why) {
  const auto read = read_settings(text, {});
  REQUIRE_MESSAGE(!read.ok(), text);
  Catalogue words;
  words.add(Pinochle::phrases());
  words.add(screen_phrases());
  const std::string sentence = words.say(read.problem());
  CHECK_MESSAGE(sentence.find(key) != std::string::npos, sentence);
  CHECK_MESSAGE(sentence.find('{') == std::string::npos, sentence);
  CHECK_MESSAGE(read.problem().key == "pinochle.script." + why, text);
}

std::vector<Face> cards(std::string_view text) {
  std::vector<Face> faces;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    faces.push_back(*Face::parse(text.substr(at, end - at)));
    at = end + 1;
  }
  return faces;
}

const Seat kComputer = Seat::at(0);
const Seat kHuman = Seat::at(1);

TEST_CASE("an empty file leaves every default in place") {
  const Settings settings = read("");
  CHECK(!settings.is_auto);
  CHECK(!settings.additional_melds);
  CHECK(!settings.smart_bids);
  CHECK(!settings.smart_tricks);
  CHECK(!settings.cutthroat);
  CHECK(settings.thinking_ms == 200);
  CHECK(settings.delay_ms == 50);
  CHECK(settings.first == First::lot);
  CHECK(!settings.trump);
  CHECK(settings.seats[kComputer].initial.empty());
  CHECK(settings.rules() == Rules{.following = Following::course});
}

TEST_CASE("flags are true or false in upper or lower case, and nothing else") {
  const std::vector<std::pair<std::string, bool Settings::*>> flags = {
      {"isAuto", &Settings::is_auto},
      {"melds.additional", &Settings::additional_melds},
      {"players.0.smartbids", &Settings::smart_bids},
      {"mode.cutthroat", &Settings::cutthroat},
      {"mode.smarttrick", &Settings::smart_tricks}};
  for (const auto& [key, field] : flags) {
    CHECK(read(key + "=true").*field);
    CHECK(read(key + "=TRUE  ").*field);
    CHECK(!(read(key + "=false").*field));
    CHECK(!(read(key + "=").*field));
    for (const char* bad : {"yes", "1", "truee", "true,true"}) unreadable(key + "=" + bad, key, "bad_flag");
  }
  CHECK(read("melds.additional=true").rules().additional);
  CHECK(read("mode.cutthroat=true").rules().cutthroat);
}

TEST_CASE("times are milliseconds") {
  CHECK(read("thinkingTime=500").thinking_ms == 500);
  CHECK(read("delayTime=0").delay_ms == 0);
  for (const char* key : {"thinkingTime", "delayTime"}) {
    for (const char* bad : {"-1", "fast", "1.5", "99999999999"})
      unreadable(std::string(key) + "=" + bad, key, "bad_time");
  }
}

TEST_CASE("the computer, the human or a random player bids first") {
  CHECK(read("players.bid_first=computer").rules().first == First::seat_0);
  CHECK(read("players.bid_first=human").rules().first == First::seat_1);
  CHECK(read("players.bid_first=random").rules().first == First::lot);
  CHECK(read("players.bid_first=").rules().first == First::lot);
  for (const char* bad : {"me", "Human", "0", "computer,human"})
    unreadable(std::string("players.bid_first=") + bad, "players.bid_first", "bad_first");
}

TEST_CASE("following is course or handout, and course by default") {
  CHECK(read("mode.following=handout").rules().following == Following::handout);
  CHECK(read("mode.following=course").rules().following == Following::course);
  CHECK(read("mode.following=").rules().following == Following::course);
  CHECK(read("", {"mode.following=handout"}).rules().following == Following::handout);
  for (const char* bad : {"Handout", "true", "handout,course"})
    unreadable(std::string("mode.following=") + bad, "mode.following", "bad_following");
}

TEST_CASE("trump is one of four letters") {
  CHECK(read("players.trump=C").trump == Suit::clubs);
  CHECK(read("players.trump = S ").trump == Suit::spades);
  CHECK(!read("players.trump=").trump);
  for (const char* bad : {"X", "c", "clubs", "S,H", "♣"})
    unreadable(std::string("players.trump=") + bad, "players.trump", "bad_suit");
}

TEST_CASE("bids are increments, and the very first can be any multiple of ten") {
  CHECK(read("players.0.bids=10, 20,,0,").seats[kComputer].bids == std::vector{10, 20, 0});
  CHECK(read("players.1.bids=").seats[kHuman].bids.empty());
  CHECK(read("players.bid_first=human\nplayers.1.bids=140,10").seats[kHuman].bids == std::vector{140, 10});
  CHECK(read("players.0.bids=140\nplayers.1.bids=200").seats[kHuman].bids == std::vector{200});  // by lot
  for (const std::string key : {"players.0.bids", "players.1.bids"}) {
    for (const char* bad : {"15", "ten", "-10", "10 20", "2010"}) unreadable(key + "=" + bad, key, "bad_bid");
    unreadable(key + "=10,30", key, "bad_raise");
    unreadable("players.bid_first=" + std::string(key[8] == '0' ? "human" : "computer") + "\n" + key + "=30",
               key, "bad_raise");
  }
}

TEST_CASE("cards are rank numbers with suit letters, in every list") {
  const std::vector<std::pair<std::string, std::vector<Face> SeatScript::*>> lists = {
      {"initialcards", &SeatScript::initial},
      {"cardsPlayed", &SeatScript::played},
      {"extra_cards", &SeatScript::extra},
      {"final_cards", &SeatScript::kept}};
  const std::string twelve = "1S,13S,12S,11S,10S,9S,1H,13H,12H,11H,10H,9H";
  for (const auto& [name, field] : lists) {
    for (const Seat seat : {kComputer, kHuman}) {
      const std::string key = seat_key(seat, name);
      CHECK(key == "players." + seat.to_string() + "." + name);
      const std::vector<Face> faces = read(key + "= " + twelve + " , ,").seats[seat].*field;
      CHECK(faces == cards("AS KS QS JS 10S 9S AH KH QH JH 10H 9H"));
      CHECK((read(key + "=").seats[seat].*field).empty());
      for (const char* bad : {"14S", "8S", "AS", "1s", "1X", "S1", "S", "1S 9S", "1S;9S"})
        unreadable(key + "=" + bad, key, "bad_card");
      unreadable(key + "=" + twelve + ",1D", key, "too_many");
    }
  }
}

TEST_CASE("a third copy of a card is refused with the key that lists it") {
  unreadable("players.0.initialcards=1S,1S,1S", "players.0.initialcards", "third_copy");
  unreadable("players.1.initialcards=1S,1S\nplayers.0.initialcards=1S", "players.1.initialcards",
             "third_copy");
  unreadable("players.0.initialcards=1S,1S\nplayers.0.extra_cards=1S", "players.0.extra_cards", "third_copy");
  unreadable("players.0.extra_cards=1S\nplayers.1.initialcards=1S\nplayers.1.extra_cards=1S",
             "players.1.extra_cards", "third_copy");
  const std::string eleven = "1S,13S,12S,11S,10S,9S,1H,13H,12H,1S,1S";
  unreadable("players.0.final_cards=9C," + eleven, "players.0.final_cards", "third_copy");
}

TEST_CASE("a list of cards to keep must have twelve cards") {
  unreadable("players.0.final_cards=1S", "players.0.final_cards", "keep_twelve");
  unreadable("players.1.final_cards=1S,1H", "players.1.final_cards", "keep_twelve");
}

TEST_CASE("an unknown key is a warning, whatever its value") {
  for (const char* key :
       {"isauto", "players.1.smartbids", "players.2.bids", "players.0.cardsplayed", "seed"}) {
    const auto read = read_settings(std::string(key) + "=nonsense\nisAuto=true", {});
    REQUIRE(read.ok());
    CHECK(read->settings.is_auto);
    REQUIRE(read->warnings.size() == 1);
    CHECK(read->warnings.front() == Message("pinochle.script.unknown_key", {{"key", std::string(key)}}));
  }
}

TEST_CASE("settings on the command line override those in the file") {
  CHECK(read("players.trump=S", {"players.trump=C"}).trump == Suit::clubs);
  CHECK(!read("players.trump=S", {"players.trump="}).trump);
  CHECK(read("", {"isAuto=false", "isAuto=true"}).is_auto);
  for (const char* bad : {"isAuto", "=true", ""}) {
    const auto read = read_settings("", {bad});
    REQUIRE(!read.ok());
    CHECK(read.problem().key == "pinochle.script.no_setting");
  }
}

}  // namespace
}  // namespace parlor::pinochle
