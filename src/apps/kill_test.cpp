// Nothing that anybody was told is ever lost, however the server ends.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <doctest/doctest.h>
#include <exception>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "apps/games.h"
#include "apps/test_server.h"
#include "engine/fair_check.h"
#include "engine/replay.h"
#include "server/testing/guest.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::Guest;
using test::Party;
using test::ServerProcess;
using Clock = std::chrono::steady_clock;

// A table of four people, with everything they were told.
class Ledger {
 public:
  Ledger(int port, unsigned seed) : party_(port, 4, {{"match", "deals 8"}}, seed) { sit(port); }

  bool over() { return party_.at(0).phase() == "over"; }

  // Plays as fast as possible until the server is gone.
  void play() {
    try {
      while (!over()) step();
    } catch (const std::exception&) {  // a message never came
    }
  }
  void step() {
    party_.settle();
    if (over()) return;
    if (party_.at(0).phase() == "between") return ask_next();
    Guest& mover = party_.at(party_.at(0).told().at("actors").at(0));
    under_way_ = Move{mover.seat(), mover.number(), party_.choose(mover)};
    mover.move(under_way_->text);
    mover.hear_until([&](const Guest& guest) { return guest.number() > under_way_->number; });
    under_way_.reset();
  }

  // After the server is gone: what each seat was told, in order.
  void close_books() {
    for (Guest& guest : party_.guests()) {
      Seat& book = books_.at(static_cast<std::size_t>(guest.seat()));
      for (const std::string& text : guest.socket().received()) {
        const json message = json::parse(text);
        if (message.at("type") != "update") continue;
        // Messages from before the books were opened are already in them.
        if (message.at("number") <= book.number) continue;
        CHECK(message.at("number") == book.number + 1);
        book.number = message.at("number");
        for (const json& event : message.at("events")) book.events.push_back(event);
        if (message.contains("id")) ++acknowledged_;
      }
    }
  }

  // After the restart: everything is there, in the same order; a move without an answer is
  // sent again and happens once.
  void compare(int port) {
    int told = 0;
    for (const Seat& book : books_) told = std::max(told, book.number);
    for (Guest& guest : party_.guests()) {
      const Seat& book = books_.at(static_cast<std::size_t>(guest.seat()));
      CHECK(guest.sit_again(port).at("number") >= told);
      const json events = transcript(port, guest);
      REQUIRE(events.size() >= book.events.size());
      CHECK(std::equal(book.events.begin(), book.events.end(), events.begin()));
      ++compared_;
    }
    send_again();
    sit(port);
  }
  int acknowledged() const { return acknowledged_; }
  int compared() const { return compared_; }
  int sent_again() const { return sent_again_; }

  // Once the match is over.
  void check_record(int port) {
    const auto answer = test::ask_table(port, party_.table_id(), "record");
    REQUIRE(answer.status == 200);
    const auto read = read_record(answer.body);
    REQUIRE(read.ok());
    REQUIRE(read->record.setup.fair);
    CHECK_FALSE(check_fair(read->record));
    const auto replayed = replay(read->record, (*find_game("big2"))->open);
    REQUIRE(replayed.ok());
    CHECK((*replayed)->match_over());
  }

 private:
  struct Seat {
    int number = 0;
    std::vector<json> events;
  };
  struct Move {
    int seat;
    int number;
    std::string text;
  };

  static json transcript(int port, const Guest& guest) {
    return test::ask_table(port, guest.table_id(), "transcript", guest.token()).json().at("events");
  }
  void ask_next() {
    const int number = party_.at(0).number();
    for (Guest& guest : party_.guests()) guest.send({{"type", "next"}, {"number", number}});
    for (Guest& guest : party_.guests()) {
      guest.hear_until([&](const Guest& each) { return each.number() > number; });
    }
  }
  // Opens the books; nothing happens at the table meanwhile.
  void sit(int port) {
    for (Guest& guest : party_.guests()) {
      Seat& book = books_.at(static_cast<std::size_t>(guest.seat()));
      book.number = guest.ask_state().at("number");
      const json events = transcript(port, guest);
      book.events.assign(events.begin(), events.end());
    }
  }
  void send_again() {
    if (!under_way_) return;
    Guest& mover = party_.at(under_way_->seat);
    const int number = mover.number();
    CHECK((number == under_way_->number || number == under_way_->number + 1));
    mover.send({{"type", "move"},
                {"id", "m" + std::to_string(under_way_->number)},
                {"number", under_way_->number},
                {"move", under_way_->text}});
    const std::string expected = number == under_way_->number ? "update" : "done";
    const json answer = mover.hear(expected);
    CHECK(answer.at("number") == under_way_->number + 1);
    CHECK(mover.ask_state().at("number") == under_way_->number + 1);
    under_way_.reset();
    ++sent_again_;
  }

  Party party_;
  std::array<Seat, 4> books_;
  std::optional<Move> under_way_;
  int acknowledged_ = 0;
  int compared_ = 0;
  int sent_again_ = 0;
};

TEST_CASE("a server that is killed at any moment has lost nothing it told, and nothing happens twice") {
  constexpr int kTables = 3;
  constexpr int kRounds = 20;
  constexpr std::chrono::seconds kEnough{25};
  const test::TemporaryFolder folder;
  std::mt19937 chance(std::random_device{}());
  std::string port_text = "0";
  const auto start = [&] {
    return std::make_unique<ServerProcess>(
        std::vector<std::string>{"--db", folder / "parlor.db", "--port", port_text, "--load-profile"},
        folder / "log");
  };
  auto server = start();
  const int port = test::port_in(server->read_line());
  port_text = std::to_string(port);
  std::vector<std::unique_ptr<Ledger>> tables;
  for (unsigned i = 0; i < kTables; ++i) tables.push_back(std::make_unique<Ledger>(port, i));

  int kills = 0;
  int acknowledged = 0;
  int compared = 0;
  int sent_again = 0;
  int records = 0;
  // When a match is over, its record is checked and a new table takes its place.
  const auto retire = [&](std::unique_ptr<Ledger>& table) {
    table->check_record(port);
    ++records;
    acknowledged += table->acknowledged();
    compared += table->compared();
    sent_again += table->sent_again();
    table = std::make_unique<Ledger>(port, chance());
  };
  const auto begin = Clock::now();
  while (kills < kRounds && Clock::now() < begin + kEnough) {
    std::vector<std::thread> players;
    for (auto& table : tables) players.emplace_back([&table] { table->play(); });
    std::this_thread::sleep_for(
        std::chrono::milliseconds(std::uniform_int_distribution<int>(20, 700)(chance)));
    CHECK(server->kill(SIGKILL) == -SIGKILL);
    ++kills;
    for (std::thread& player : players) player.join();
    for (auto& table : tables) table->close_books();
    server = start();
    REQUIRE(test::port_in(server->read_line()) == port);
    for (auto& table : tables) {
      table->compare(port);
      if (table->over()) retire(table);
    }
  }
  for (auto& table : tables) {
    while (!table->over()) table->step();
    retire(table);
  }
  CHECK(kills >= 5);
  CHECK(acknowledged > 5 * kills);
  CHECK(server->kill(SIGTERM) == 0);
  MESSAGE(kills, " kills: ", acknowledged, " acknowledged moves found again in ", compared, " transcripts, ",
          sent_again, " without an answer sent again, ", records, " sound records");
}

}  // namespace
}  // namespace parlor
