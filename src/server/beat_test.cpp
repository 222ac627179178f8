// When computers move, and how that looks to somebody who wants to learn more from it.
#include "room/beat.h"

#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <future>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "server/testing/watched_player.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::Guest;
using test::LiveServer;
using Time = Beat::Clock::time_point;

TEST_CASE("a move comes at one moment, however long the thought took within the level's time") {
  const Time turn{1000ms};
  for (const auto pace : {0ms, 30ms, 100ms, 800ms}) {
    for (const auto longest : {20ms, 100ms, 300ms}) {
      for (const auto wait : {0ms, 50ms, 2000ms}) {
        const Beat beat{pace, longest};
        const Time begun = turn + wait;
        const Time due = beat.due(turn, begun, begun);
        CHECK(due >= turn + pace);
        CHECK(due >= begun + longest);
        for (auto thought = 0ms; thought <= longest + kBeatMargin; ++thought)
          CHECK(beat.due(turn, begun, begun + thought) == due);
      }
    }
  }
}

TEST_CASE("a thought that took too long comes at a later beat, never before it was thought") {
  const Time turn{1000ms};
  const Beat beat{0ms, 100ms};
  const Time first = beat.due(turn, turn, turn);
  CHECK(beat.due(turn, turn, first + 1ms) == first + 120ms);
  CHECK(beat.due(turn, turn, first + 120ms) == first + 120ms);
  CHECK(beat.due(turn, turn, first + 121ms) == first + 240ms);
}

// A player that thinks longer if there is a choice, as searches do.
std::vector<GameListing> with_chooser() {
  GameListing game = test::with_watched(big2::listing(), "basic", [](const Table& table, Seat seat) {
    return [choice = table.moves(seat).size() > 1] {
      if (choice) std::this_thread::sleep_for(25ms);
    };
  });
  std::ranges::find(game.levels, "basic", &LevelInfo::name)->longest = 150ms;
  return {game};
}

// How long after the previous move a move was sent, and whether its player had a choice.
struct Delay {
  bool choice;
  double seconds;
};

// A person plays a deal at pace 0 against computers and times every move; the hands are open afterwards.
std::vector<Delay> delays_of_a_deal(int port) {
  const json computer = {{"kind", "computer"}, {"level", "basic"}};
  auto people = test::open_table(
      port, 1,
      {{"pace", 0}, {"seats", {{{"kind", "person"}, {"name", "Ada"}}, computer, computer, computer}}});
  Guest ada(port, std::move(people.at(0)));
  std::vector<std::pair<int, double>> waits;  // the number of a computer's move, and how long it took
  auto last = std::chrono::steady_clock::now();
  int number = ada.number();
  bool computers = !ada.to_move();
  while (ada.phase() == "playing") {
    if (ada.to_move()) ada.move(ada.moves().back());
    ada.hear();
    if (ada.number() == number) continue;
    const auto now = std::chrono::steady_clock::now();
    if (computers) waits.emplace_back(ada.number(), std::chrono::duration<double>(now - last).count());
    last = now;
    number = ada.number();
    computers = ada.phase() == "playing" && !ada.to_move();
  }
  // Frame i of the replay shows the table after move i; the deal itself was number 1.
  const json frames = ask_table(port, ada.table_id(), "replay").json().at("frames");
  std::vector<Delay> delays;
  for (const auto& [at, seconds] : waits) {
    const auto frame = static_cast<std::size_t>(at - 2);
    if (frame < 1 || frame >= frames.size()) continue;
    const bool passed = frames.at(frame).at("events").at(0).at("key") == "big2.passes";
    delays.push_back({!passed, seconds});
  }
  return delays;
}

// The share of random labellings with a difference of means at least as large as the observed one.
double permutation_test(std::vector<Delay> delays) {
  const auto difference = [&] {
    double with = 0;
    double without = 0;
    int choices = 0;
    for (const Delay& delay : delays) {
      (delay.choice ? with : without) += delay.seconds;
      choices += delay.choice ? 1 : 0;
    }
    return std::abs(with / choices - without / (static_cast<int>(delays.size()) - choices));
  };
  const double seen = difference();
  std::mt19937 chance(1);
  constexpr int kTries = 20'000;
  int as_large = 1;
  for (int i = 0; i < kTries; ++i) {
    for (std::size_t k = delays.size() - 1; k > 0; --k)
      std::swap(delays[k].choice, delays[chance() % (k + 1)].choice);
    if (difference() >= seen) ++as_large;
  }
  return static_cast<double>(as_large) / (kTries + 1);
}

TEST_CASE("how long a computer takes at pace 0 does not tell whether it had a choice") {
  const std::vector<GameListing> games = with_chooser();
  LiveServer server(ServerOptions{.limits = Limits::for_load()}, games);
  std::vector<std::future<std::vector<Delay>>> tables;
  for (int i = 0; i < 8; ++i)
    tables.push_back(std::async(std::launch::async, delays_of_a_deal, server.port()));
  std::vector<Delay> delays;
  for (auto& table : tables) {
    const auto of_table = table.get();
    delays.insert(delays.end(), of_table.begin(), of_table.end());
  }
  const auto choices = std::ranges::count_if(delays, &Delay::choice);
  CHECK(choices > 50);
  CHECK(static_cast<std::ptrdiff_t>(delays.size()) - choices > 50);
  CHECK(permutation_test(delays) > 0.0001);
}

}  // namespace
}  // namespace parlor
