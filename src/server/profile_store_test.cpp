// A profile's figures come from stored results and its tables from one page: the same as from the complete
// records.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <doctest/doctest.h>
#include <future>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/json.h"
#include "profile/statistics.h"
#include "room/match.h"
#include "room/profile_run.h"
#include "room/token.h"
#include "server/testing/live_server.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::LiveServer;

const std::string kPlayer = "0123456789abcdef0123456789abcdef";

json ask_profile(const LiveServer& server, const std::string& query = "") {
  return test::get(server.port(), "/api/profile" + query, {{"Authorization", "Bearer " + kPlayer}}).json();
}

// Writes matches of the player into the file of a stopped server, played at random without a socket.
class Annals {
 public:
  explicit Annals(const LiveServer& server) : store_(open(server.database())) {}

  struct Wanted {
    std::size_t game = 0;
    std::string rules{};
    std::string level = "random";
    int seat = 0;
    int hints = 0;
    int moves = 1'000'000;  // at most
  };
  // The result according to the complete record; nothing if the match was not played to its end.
  std::optional<PlayedMatch> play(const Wanted& wanted) {
    const GameListing& game = test::games()[wanted.game];
    TableDetails details;
    details.game = game.name;
    details.rules = *game.full_rules(wanted.rules);
    const int number = ++count_;
    const int seats = game.seats(details.rules);
    for (int i = 0; i < seats; ++i) {
      if (i == wanted.seat) {
        details.seats.push_back({.kind = SeatDetails::Kind::person,
                                 .name = "Ada " + std::to_string(number),
                                 .profile = TokenHash::of(kPlayer)});
      } else {
        details.seats.push_back({.kind = SeatDetails::Kind::computer, .name = "Cleo", .level = wanted.level});
      }
    }
    details.set_root(Seed::of(static_cast<std::uint64_t>(number)));
    details.seats[static_cast<std::size_t>(wanted.seat)].hints = wanted.hints;
    const TableKey key = *store_->new_key();
    store_->save(details.stored(key, "table-" + std::to_string(number)), [](Outcome) {});

    auto match = *Match::retell(game, details, {});
    const auto add = [&](const Result<StoredEntry>& entry) {
      REQUIRE(entry);
      store_->append(key, *entry, [](Outcome) {});
    };
    if (wanted.moves > 0) add(match->deal());
    for (int i = 0; i < wanted.hints && wanted.moves > 0; ++i)
      add(match->note({SystemNote::What::hint, Seat::at(wanted.seat)}));
    for (int i = 0; i < wanted.moves && match->phase() == Phase::playing; ++i) {
      const Seat seat = match->table()->actors().lowest();
      const auto moves = match->table()->moves(seat);
      add(match->play(seat, moves[chance_() % moves.size()], ""));
    }
    if (match->phase() != Phase::over) return std::nullopt;
    return played_match(*match->table(), Seat::at(wanted.seat));
  }

 private:
  static std::unique_ptr<Store> open(const std::string& path) {
    auto store = Store::open(path);
    REQUIRE(store);
    return std::move(*store);
  }

  std::unique_ptr<Store> store_;
  std::mt19937 chance_{7};
  int count_ = 0;
};

// In the format of docs/api.md.
json expected(const std::vector<PlayedMatch>& matches) {
  json list = json::array();
  for (const Statistics& each : statistics(matches)) {
    json against = json::array();
    json history = json::array();
    for (const PastMatch& step : each.history)
      history.push_back({{"points", step.points}, {"won", step.won}});
    for (const AgainstLevel& level : each.against) {
      against.push_back({{"level", level.level}, {"played", level.played}, {"won", level.won}});
    }
    const GameListing& game = *std::ranges::find(test::games(), each.game, &GameListing::name);
    list.push_back({{"game", each.game},
                    {"rules", each.rules},
                    {"options", rules_json(game.options, each.rules)},
                    {"played", each.played},
                    {"won", each.won},
                    {"streak", each.streak},
                    {"longest", each.longest},
                    {"points", each.points},
                    {"average", each.average()},
                    {"hints", each.hints},
                    {"against", against},
                    {"history", history}});
  }
  return list;
}

TEST_CASE("the figures of a profile are those of whole records, whatever was kept of them") {
  LiveServer server;
  server.stop();
  std::vector<PlayedMatch> matches;
  int tables = 0;
  {
    Annals annals(server);
    const std::vector<std::string> levels = {"random", "basic", "smart"};
    for (int i = 0; i < 60; ++i, ++tables) {
      Annals::Wanted wanted{
          .level = levels[static_cast<std::size_t>(i % 3)], .seat = i % 2, .hints = i % 5 / 3};
      if (i % 7 == 3) wanted.game = 1;
      if (i % 5 == 2) wanted.rules = wanted.game == 0 ? "fivecards=ranked" : "";
      if (i % 11 == 5) wanted.moves = i % 2 == 0 ? 0 : 3;
      if (const auto match = annals.play(wanted)) matches.push_back(*match);
    }
  }
  REQUIRE(matches.size() > 50);
  const json figures = expected(matches);

  const auto check = [&](const json& first, const json& second) {
    CHECK(first.at("statistics") == figures);
    CHECK(second.at("statistics") == figures);
    CHECK(first.at("name") == "Ada 60");
    CHECK(second.at("name") == "Ada 60");
    CHECK(first.at("tables").size() == 50);
    CHECK(second.at("tables").size() == 10);
    CHECK(second.at("before").is_null());
    CHECK(first.at("tables")[0].at("table") == "table-60");
    CHECK(second.at("tables")[0].at("table") == "table-10");
  };
  const auto pages = [&] {
    const json first = ask_profile(server);
    return std::pair(first, ask_profile(server, "?before=" + first.at("before").get<std::string>()));
  };
  server.start();
  const auto worked_out = pages();
  check(worked_out.first, worked_out.second);
  server.restart();  // everything that was to be stored is
  const auto kept = pages();
  CHECK(kept == worked_out);
  // From summaries, as in a file of schema version 2; and from the entries alone.
  for (const char* lost : {"DELETE FROM results; UPDATE summaries SET finished = 1",
                           "DELETE FROM results; DELETE FROM summaries",
                           "UPDATE results SET text = 'rubbish' WHERE table_key % 2 = 0",
                           "UPDATE summaries SET text = 'rubbish' WHERE table_key % 2 = 0"}) {
    CAPTURE(lost);
    server.stop();
    server.sql(lost);
    server.start();
    CHECK(pages() == worked_out);
  }
}

TEST_CASE("matches from before an option was added count with those after it") {
  LiveServer server;
  server.stop();
  std::vector<PlayedMatch> matches;
  {
    Annals annals(server);
    for (int i = 0; i < 6; ++i) matches.push_back(*annals.play({}));
  }
  server.start();
  REQUIRE(ask_profile(server).at("statistics") == expected(matches));
  server.stop();
  server.sql("UPDATE results SET text = replace(text, ' start=club', '') WHERE table_key <= 3");
  server.start();
  CHECK(ask_profile(server).at("statistics") == expected(matches));
}

TEST_CASE("only the tables of the page are read") {
  LiveServer server;
  server.stop();
  std::vector<PlayedMatch> matches;
  {
    Annals annals(server);
    for (int i = 0; i < 55; ++i) matches.push_back(*annals.play({}));
  }
  server.start();
  const json before = ask_profile(server);
  CHECK(before.at("statistics") == expected(matches));
  server.stop();
  server.sql("UPDATE tables SET details = 'rubbish' WHERE key <= 4; UPDATE entries SET text = 'rubbish'");
  server.start();
  CHECK(ask_profile(server) == before);
  const json rest = ask_profile(server, "?before=" + before.at("before").get<std::string>());
  CHECK(rest.at("statistics") == expected(matches));
  REQUIRE(rest.at("tables").size() == 1);
  CHECK(rest.at("tables")[0].at("table") == "table-5");
}

TEST_CASE("a page is filled although some of its tables cannot be read") {
  LiveServer server;
  server.stop();
  {
    Annals annals(server);
    for (int i = 0; i < 120; ++i) annals.play({.moves = 0});
  }
  server.sql("UPDATE tables SET details = 'rubbish' WHERE key BETWEEN 40 AND 100 OR key = 120 OR key < 3");
  server.start();
  const json first = ask_profile(server);
  CHECK(first.at("name") == "Ada 119");
  REQUIRE(first.at("tables").size() == 50);
  CHECK(first.at("tables")[49].at("table") == "table-9");
  CHECK(first.at("before") == "9");
  const json second = ask_profile(server, "?before=9");
  CHECK(second.at("name") == "Ada 119");
  CHECK(second.at("tables").size() == 6);
  CHECK(second.at("before").is_null());
  // After the last table of this page there are only unreadable ones, so there is no next page.
  const json last = ask_profile(server, "?before=114");
  CHECK(last.at("tables").size() == 50);
  CHECK(last.at("before").is_null());
}

}  // namespace
}  // namespace parlor
