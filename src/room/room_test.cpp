// A room without sockets, threads or a database: everything is driven by hand.
#include "room/room.h"

#include <doctest/doctest.h>
#include <string_view>
#include <utility>
#include <vector>

#include "room/test_room.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::Ear;
using test::HandRoom;
using test::tricks_table;

json move(int number, const std::string& text, const std::string& id = "m") {
  return {{"type", "move"}, {"id", id}, {"number", number}, {"move", text}};
}

// Seat 0 has 0 and 2, seat 1 has 1 and 3: seat 1 takes the first trick, and leads the second.
TEST_CASE("a move is played, committed and reported, in this order") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  const auto bob = at.sit(1);
  ada->types();
  bob->types();
  at.send(ada, move(1, "2"));
  at.strand->run();
  CHECK(ada->types().empty());
  at.send(bob, {{"type", "chat"}, {"text", "well played"}});
  at.host.store().finish();
  CHECK(ada->types().empty());
  at.strand->run();
  REQUIRE(bob->heard.size() == 2);
  CHECK_FALSE(bob->heard[0].contains("id"));
  CHECK(bob->types() == "update chat");
  CHECK(ada->heard[0].at("id") == "m");
  CHECK(ada->types() == "update chat");
  CHECK(at.entries() == "deal|0 2");

  at.send(ada, move(1, "2"));
  at.settle();
  CHECK(ada->types() == "done");
  at.send(bob, move(1, "3"));
  at.settle();
  CHECK(bob->types() == "refused state");
}

TEST_CASE("a move that is not written did not happen") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  ada->types();
  at.send(ada, move(1, "2"));
  at.host.store().finish(Outcome::refused);
  at.strand->run();
  CHECK(at.host.reported == "write_refused");
  REQUIRE(ada->heard.size() == 2);
  CHECK(ada->heard[0].at("reason").at("key") == "server.not_stored");
  CHECK(ada->heard[1].at("number") == 1);
  ada->types();
  at.send(ada, move(1, "2"));
  at.settle();
  CHECK(ada->types() == "update");
}

TEST_CASE("a move whose writing seemed to fail is told to nobody before it counts, and is made once") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  const json before = ada->heard.front();
  ada->types();
  at.send(ada, move(1, "2"));
  at.host.store().finish_late();
  at.strand->run();
  CHECK(at.entries() == "deal|0 2");
  REQUIRE(ada->heard.size() == 2);
  CHECK(ada->heard[0].at("reason").at("key") == "server.not_stored");
  CHECK(ada->heard[1].at("number") == 1);
  CHECK(ada->heard[1].at("events") == before.at("events"));
  ada->types();
  // The next write finds it.
  at.send(ada, move(1, "2"));
  at.host.store().finish(Outcome::refused);
  at.settle();
  REQUIRE(ada->heard.size() == 2);
  CHECK(ada->heard[1].at("number") == 2);
  ada->types();
  at.send(ada, move(1, "2"));
  at.settle();
  CHECK(ada->types() == "done");
  CHECK(at.entries() == "deal|0 2");
}

TEST_CASE("after a failed write, computers pause before they continue") {
  HandRoom at(tricks_table(1));
  const auto ada = at.sit(0);
  at.send(ada, move(1, "2"));
  at.settle();
  at.strand->pass(800ms);
  REQUIRE(at.host.store().waiting() == 1);
  at.host.store().finish(Outcome::failed);
  at.strand->run();
  CHECK(at.host.thinkers().waiting() == 0);
  at.strand->pass(999ms);
  CHECK(at.host.thinkers().waiting() == 0);
  at.strand->pass(1ms);
  CHECK(at.host.thinkers().waiting() == 1);
}

TEST_CASE("when a person's time is up, a computer makes one move, and the person the next") {
  TableDetails details = tricks_table(2);
  details.clock = 10;
  HandRoom at(details);
  const auto ada = at.sit(0);
  const auto bob = at.sit(1);
  at.strand->pass(10s);
  at.settle();
  CHECK(at.entries() == "deal|system clock 0");
  at.strand->pass(1s);
  at.settle();
  CHECK(at.entries() == "deal|system clock 0|0 2");
  CHECK_FALSE(at.stored().seats[0].away);
  CHECK(bob->heard.back().at("time") == 10'000);
}

TEST_CASE("a computer takes over for a player who has gone while somebody waits, and gives back") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  const auto bob = at.sit(1);
  at.room->leave(ada);
  at.strand->pass(59s);
  CHECK(at.host.store().waiting() == 0);
  at.strand->pass(1s);
  at.settle();
  CHECK(at.entries() == "deal|system takeover 0 high");
  CHECK(at.stored().seats[0].away);
  const auto again = at.sit(0);
  CHECK(at.entries() == "deal|system takeover 0 high|system giveback 0");
  CHECK_FALSE(at.stored().seats[0].away);
  at.strand->pass(10s);  // what the computer thought of does not count any more
  at.settle();
  CHECK(at.host.store().written().size() == 3);
}

void play_out(HandRoom& at, const std::shared_ptr<Ear>& ada, const std::shared_ptr<Ear>& bob) {
  at.send(ada, move(1, "0", "1"));
  at.settle();
  at.send(bob, move(2, "1", "2"));
  at.settle();
  at.send(bob, move(3, "3", "3"));
  at.settle();
  at.send(ada, move(4, "2", "4"));
  at.settle();
  REQUIRE(ada->heard.back().at("table").at("phase") == "over");
}

TEST_CASE("a rematch is made once everybody who is here wants it, one seat on, each with a token") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  const auto bob = at.sit(1);
  play_out(at, ada, bob);
  at.send(ada, {{"type", "rematch"}, {"word", "luck"}});
  CHECK(at.host.made.empty());
  at.send(bob, {{"type", "rematch"}});
  REQUIRE(at.host.made.size() == 1);
  const TableDetails& next = at.host.made[0].first;
  CHECK(next.seats[1].name == "Person 0");
  CHECK(next.seats[1].word == "luck");
  CHECK(next.host == Seat::at(1));
  ada->types();
  at.host.made[0].second("next table");
  at.settle();
  const json told = ada->heard.back();
  CHECK(told.at("type") == "rematch");
  CHECK(told.at("table") == "next table");
  CHECK(told.at("seat") == 1);
  CHECK(next.seats[1].token->fits(told.at("token").get<std::string>()));
  CHECK(at.stored().rematch == "next table");

  at.send(bob, {{"type", "rematch"}});
  CHECK(at.host.made.size() == 1);
  CHECK(bob->heard.back().at("seat") == 0);
}

TEST_CASE(
    "a computer takes the seat of a player who left before the rematch; one that fails can be asked for "
    "again") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  const auto bob = at.sit(1);
  play_out(at, ada, bob);
  at.send(bob, {{"type", "rematch"}});
  at.room->leave(ada);
  REQUIRE(at.host.made.size() == 1);
  const TableDetails& next = at.host.made[0].first;
  CHECK(next.seats[1].kind == SeatDetails::Kind::computer);
  CHECK(next.seats[1].level == "high");
  CHECK(next.host == Seat::at(0));
  bob->types();
  at.host.made[0].second("");
  at.strand->run();
  CHECK(bob->heard.at(0).at("reason").at("key") == "server.not_stored");
  at.host.more_tables = false;
  at.send(bob, {{"type", "rematch"}});
  CHECK(at.host.made.size() == 1);
  at.host.more_tables = true;
  at.send(bob, {{"type", "rematch"}});
  CHECK(at.host.made.size() == 2);
}

TEST_CASE("a hint is computed elsewhere, counted, and sent to the player who asked") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  ada->types();
  at.send(ada, {{"type", "hint"}, {"id", "h"}});
  at.settle();
  REQUIRE(ada->heard.size() == 2);
  const json& hint = ada->heard[ada->heard[0].at("type") == "hint" ? 0 : 1];
  CHECK(hint.at("move") == "2");
  CHECK(at.stored().seats[0].hints == 1);
  ada->types();
  at.host.thinkers().full = true;
  at.send(ada, move(1, "0"));
  at.settle();
  ada->types();
  at.send(ada, {{"type", "hint"}, {"id", "h"}});
  CHECK(ada->heard.back().at("reason").at("key") == "table.not_your_turn");
}

TEST_CASE("a table that cannot be read says so to everybody, and is reported once") {
  TableDetails details = tricks_table(2);
  HandRoom good(details);
  details.game = "another";
  HandRoom at(details);
  const auto ear = std::make_shared<Ear>();
  at.room->enter(ear, {{"type", "sit"}, {"token", "token 0"}});
  at.settle();
  CHECK(ear->types() == "goodbye");
  CHECK(ear->closed);
  CHECK(at.host.reported == "table_quarantined");
  CHECK(at.host.metrics().quarantined == 1);
  CHECK(good.host.reported.empty());
}

TEST_CASE("a player who cannot be told the log is sent away, and not told that there is no deal") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  ada->types();
  at.host.store().out = true;
  at.send(ada, {{"type", "state"}});
  at.settle();
  CHECK(ada->types() == "goodbye");
  CHECK(ada->closed);
  CHECK(at.host.reported.empty());
  at.host.store().out = false;
  CHECK(at.sit(0)->heard.front().at("view").is_object());
}

TEST_CASE("a table that belongs to another server says so, and nothing happens at it") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  ada->types();
  at.host.owner = false;
  at.send(ada, move(1, "2"));
  at.settle();
  REQUIRE(ada->heard.size() == 1);
  CHECK(ada->heard.front().at("reason").at("key") == "server.moving");
  CHECK(ada->closed);
  CHECK(at.room->is_shut());
  CHECK(at.entries() == "deal");
  // It stays so: whoever gets the table back starts from what is stored.
  at.host.owner = true;
  CHECK(at.sit(0)->heard.back().at("reason").at("key") == "server.moving");
  CHECK(at.entries() == "deal");
}

TEST_CASE("while the store cannot be reached people are sent away, and the table is as it was when it can") {
  HandRoom at(tricks_table(2));
  const auto ada = at.sit(0);
  ada->types();
  at.host.store().out = true;
  at.send(ada, move(1, "2"));
  at.host.store().finish(Outcome::failed);
  at.strand->run();
  CHECK(ada->heard.front().at("reason").at("key") == "server.not_stored");
  CHECK(ada->heard.back().at("reason").at("key") == "server.cannot_read");
  CHECK(ada->closed);
  const auto ear = std::make_shared<Ear>();
  at.room->enter(ear, {{"type", "sit"}, {"token", "token 0"}});
  at.settle();
  CHECK(ear->heard.back().at("reason").at("key") == "server.cannot_read");
  CHECK(at.host.metrics().quarantined == 0);

  at.host.store().out = false;
  const auto again = at.sit(0);
  again->types();
  at.send(again, move(1, "2"));
  at.settle();
  CHECK(again->types() == "update");
  CHECK(at.host.reported.empty());
}

TEST_CASE("a room is in use while somebody is here or something is pending") {
  HandRoom at(tricks_table(1));
  at.strand->pass(5s);
  CHECK(at.room->idle_for() == 5s);
  const auto ada = at.sit(0);
  at.strand->pass(5s);
  CHECK(at.room->idle_for() == 0s);
  at.send(ada, move(1, "2"));
  at.room->leave(ada);
  at.strand->run();
  at.host.store().finish();
  at.strand->run();
  at.strand->pass(5s);
  CHECK(at.room->idle_for() == 0s);  // the computer has not thought yet
  at.settle();
  at.strand->pass(1s);
  at.settle();
  at.strand->pass(7s);
  CHECK(at.room->idle_for() >= 7s);
}

// What an analysis finds, where no player has to be asked.
class ShortAnalysis final : public AnalysisRun {
 public:
  explicit ShortAnalysis(const AnalysisRequest& request)
      : found_{.deal = request.deal, .seat = request.seat, .player = "high", .better = Better::high} {}
  bool step() override { return false; }
  const Analysis& result() const override { return found_; }

 private:
  Analysis found_;
};

TEST_CASE(
    "an analysis is made elsewhere after the match, and refused before or where there is no room for it") {
  HandRoom at(tricks_table(2));
  at.host.listing().analyse = [](const Record&, const AnalysisRequest& request) {
    return Result<std::unique_ptr<AnalysisRun>>(std::make_unique<ShortAnalysis>(request));
  };
  const auto ada = at.sit(0);
  const auto bob = at.sit(1);
  std::vector<Answer> answers;
  const auto ask = [&](int deal, int seat) {
    at.room->analysis(deal, seat,
                      {Reply([&](Answer answer) { answers.push_back(std::move(answer)); }, "home",
                             std::make_shared<std::atomic<bool>>(false))});
    at.settle();
    return answers.back().status;
  };
  CHECK(ask(1, 0) == 403);
  play_out(at, ada, bob);
  CHECK(ask(2, 0) == 404);
  CHECK(ask(1, 2) == 404);
  at.host.thinkers().full = true;
  CHECK(ask(1, 1) == 429);
  at.host.thinkers().full = false;
  CHECK(ask(1, 1) == 200);
  CHECK(json::parse(answers.back().body).at("seat") == 1);
  CHECK(answers.size() == 5);
}

}  // namespace
}  // namespace parlor
