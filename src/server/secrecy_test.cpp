// No message ever shows a card that its reader may not know yet.
#include <array>
#include <cstddef>
#include <doctest/doctest.h>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "server/testing/secrets.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::Guest;
using test::Hands;
using test::LiveServer;
using test::Party;
using test::Secrecy;

// Asks for everything that a seat can ask for.
void be_curious(Guest& guest) {
  guest.send({{"type", "state"}});
  for (const char* how : {"rank", "suit", "patterns"})
    guest.send({{"type", "arrange"}, {"id", "r"}, {"how", how}});
  guest.send({{"type", "assess"}, {"id", "a"}, {"draft", "C3"}});
  if (guest.to_move()) guest.ask({{"type", "hint"}, {"id", "h"}}, "hint");
  guest.send({{"type", "move"}, {"id", "x"}, {"number", guest.number()}, {"move", "C3 C3"}});
  guest.ask_state();
}

std::optional<std::string> first_leak(Secrecy& secrecy, const std::vector<std::string>& texts) {
  for (const std::string& text : texts) {
    if (auto card = secrecy.leak(text)) return *card + " in " + text;
  }
  return std::nullopt;
}

TEST_CASE("from the first deal to the last, nobody is sent a card that they may not know") {
  LiveServer server;
  constexpr int kDeals = 3;
  Party party(server.port(), 4, {{"match", "deals " + std::to_string(kDeals)}});
  Guest watcher = Guest::spectator(server.port(), party.table_id());
  std::vector<std::vector<std::string>> heard(5);  // by seat; the last is the spectator
  const auto keep = [&](Guest& guest, std::size_t who) {
    const auto texts = guest.socket().received();
    heard[who].insert(heard[who].end(), texts.begin(), texts.end());
  };
  for (int deal = 1; deal <= kDeals; ++deal) {
    for (int steps = 0; party.step(); ++steps) {
      if (steps % 9 == 4) {
        Guest& guest = party.at(steps % 4);
        be_curious(guest);
        Guest late = Guest::spectator(server.port(), party.table_id());
        keep(late, 4);
      }
      if (steps == 12) {
        Guest& guest = party.at(1);
        keep(guest, 1);
        guest.sit_again(server.port());
      }
    }
    for (Guest& guest : party.guests()) guest.send({{"type", "next"}, {"number", guest.number()}});
    if (deal == kDeals) break;
    for (Guest& guest : party.guests()) {
      guest.hear_until([&](const Guest& each) { return each.table().at("deal") == deal + 1; });
    }
  }
  watcher.hear_until([](const Guest& each) { return each.phase() == "over"; });
  for (Guest& guest : party.guests()) keep(guest, static_cast<std::size_t>(guest.seat()));
  keep(watcher, 4);

  std::vector<Hands> deals;
  for (int deal = 1; deal <= kDeals; ++deal) {
    const std::string what = "fair?deal=" + std::to_string(deal);
    deals.push_back(test::hands_of(test::ask_table(server.port(), party.table_id(), what).json()));
    for (const test::CardNames& hand : deals.back()) REQUIRE(hand.size() == 13);
  }
  for (std::size_t who = 0; who < heard.size(); ++who) {
    CAPTURE(who);
    Secrecy secrecy(deals, who < 4 ? std::optional(static_cast<int>(who)) : std::nullopt);
    const auto leak = first_leak(secrecy, heard[who]);
    CHECK_MESSAGE(!leak, leak.value_or(""));
    CHECK(secrecy.secrets_kept() > 100);
    // The same messages would have told anybody else too much, so the check can fail.
    Secrecy another(deals, who < 4 ? std::nullopt : std::optional(0));
    CHECK(first_leak(another, heard[who]).has_value() == (who < 4));
  }
}

TEST_CASE("while a deal is played, neither the table nor the transcript of a seat shows the others' cards") {
  LiveServer server;
  Party party(server.port(), 4);
  for (int i = 0; i < 10; ++i) party.step();
  std::vector<std::string> transcripts;
  for (Guest& guest : party.guests()) {
    transcripts.push_back(test::ask_table(server.port(), party.table_id(), "transcript", guest.token()).body);
  }
  const std::string info = test::ask_table(server.port(), party.table_id()).body;
  CHECK(test::cards_in(info).empty());
  party.play_deal();
  const Hands hands = test::hands_of(test::ask_table(server.port(), party.table_id(), "fair").json());
  for (int seat = 0; seat < 4; ++seat) {
    Secrecy secrecy({hands}, seat);
    const auto leak = secrecy.leak(transcripts[static_cast<std::size_t>(seat)]);
    CHECK_MESSAGE(!leak, leak.value_or(""));
    CHECK(secrecy.secrets_kept() == 1);
    Secrecy another({hands}, (seat + 1) % 4);
    CHECK(another.leak(transcripts[static_cast<std::size_t>(seat)]));
  }
}

// Two tables that differ in cards that seat 0 cannot see and nobody plays.
struct Twin {
  Twin(const std::string& tiles, const std::vector<SeatToken>& tokens) {
    server.stop();
    TableDetails details;
    details.game = "big2";
    details.rules = *test::games()[0].full_rules("");
    for (const SeatToken& token : tokens) {
      details.seats.push_back({SeatDetails::Kind::person, "P", "", "", token.hash});
    }
    details.set_root(Seed::of(5));
    details.tiles = tiles;
    const std::string id(26, 'k');
    test::store_table(server, id, details);
    server.start();
    for (int seat = 0; seat < 4; ++seat) {
      guests.emplace_back(server.port(),
                          test::Person{id, seat, tokens[static_cast<std::size_t>(seat)].text, nullptr});
      // Each is seated before the next one connects, so that all receive the messages in the same order.
      for (Guest& guest : guests) {
        guest.hear_until([&](const Guest& each) {
          return each.table().at("seats").at(static_cast<std::size_t>(seat)).at("here");
        });
      }
      if (seat == 0) guests.push_back(Guest::spectator(server.port(), id));
    }
  }
  Guest& at(int seat) { return guests.at(static_cast<std::size_t>(seat == 0 ? 0 : seat + 1)); }
  Guest& watcher() { return guests.at(1); }
  void play(int seat, const std::string& move) {
    const int number = at(seat).number();
    at(seat).move(move);
    for (Guest& guest : guests)
      guest.hear_until([&](const Guest& each) { return each.number() == number + 1; });
  }
  LiveServer server;
  std::vector<Guest> guests;
};

// The deck that deals these hands, one card to each seat in turn.
std::string deck(const std::array<std::string, 4>& hands) {
  std::array<std::istringstream, 4> cards;
  for (std::size_t i = 0; i < 4; ++i) cards[i].str(hands[i]);
  std::string text;
  for (std::string card; cards[0] >> card;) {
    text += card;
    for (std::size_t i = 1; i < 4; ++i) {
      cards[i] >> card;
      text += " " + card;
    }
    text += " ";
  }
  return text;
}

TEST_CASE("an observer who cannot see the difference between two deals is sent the same bytes at both") {
  std::vector<SeatToken> tokens;
  for (int i = 0; i < 4; ++i) tokens.push_back(SeatToken::make());
  const std::string own = "C3 C7 CJ C2 D6 D10 DA H5 H9 HK S4 S8 SQ";
  Twin one(deck({own, "C4 C8 CQ D3 D7 DJ D2 H6 H10 HA S5 S9 SK", "C5 C9 CK D4 D8 DQ H3 H7 HJ H2 S6 S10 SA",
                 "C6 C10 CA D5 D9 DK H4 H8 HQ S3 S7 SJ S2"}),
           tokens);
  // SK and S2, HA and H2, D3 and D4, SJ and H6 have swapped places.
  Twin two(deck({own, "C4 C8 CQ D4 D7 DJ D2 SJ H10 H2 S5 S9 S2", "C5 C9 CK D3 D8 DQ H3 H7 HJ HA S6 S10 SA",
                 "C6 C10 CA D5 D9 DK H4 H8 HQ S3 S7 H6 SK"}),
           tokens);
  for (Twin* twin : {&one, &two}) {
    twin->play(0, "C3");
    twin->play(1, "C4");
    twin->play(2, "C5");
    twin->play(3, "C6");
    twin->at(0).ask({{"type", "assess"}, {"id", "a"}, {"draft", "CJ"}}, "assessment");
    twin->at(0).ask({{"type", "arrange"}, {"id", "r"}, {"how", "patterns"}}, "arrangement");
    twin->at(0).ask({{"type", "move"}, {"id", "x"}, {"number", 5}, {"move", "SK"}}, "refused");
    twin->play(0, "CJ");
    twin->play(1, "pass");
    twin->play(2, "CK");
    twin->play(3, "pass");
    twin->play(0, "C2");
    for (int seat : {1, 2, 3}) twin->play(seat, "pass");
    // A second socket, which receives the whole state.
    twin->guests.emplace_back(twin->server.port(),
                              test::Person{twin->at(0).table_id(), 0, tokens[0].text, nullptr});
    twin->at(0).ask_state();
    twin->watcher().ask_state();
  }
  CHECK(one.at(0).socket().received().size() > 15);
  CHECK(one.watcher().socket().received().size() > 15);
  CHECK(one.at(0).socket().received() == two.at(0).socket().received());
  CHECK(one.guests.back().socket().received() == two.guests.back().socket().received());
  CHECK(one.watcher().socket().received() == two.watcher().socket().received());
  CHECK(one.at(1).socket().received() != two.at(1).socket().received());
}

}  // namespace
}  // namespace parlor
