#include "server/thinkers.h"

#include <atomic>
#include <doctest/doctest.h>
#include <future>
#include <memory>

namespace parlor {
namespace {

// In these tests the threads are declared last, so that they end before the objects they use.

// Work that waits until the test opens the gate.
class Gate {
 public:
  void open() { promise_.set_value(); }
  void wait() const { future_.wait(); }

 private:
  std::promise<void> promise_;
  std::shared_future<void> future_ = promise_.get_future().share();
};

// What was done, in order; wait_for() returns once there are that many lines.
class Diary {
 public:
  void write(const std::string& line) {
    const std::scoped_lock lock(mutex_);
    lines_.push_back(line);
    changed_.notify_all();
  }
  std::vector<std::string> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return lines_.size() >= count; });
    return lines_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> lines_;
};

TEST_CASE("a computer's move is made while every job that people may have is running") {
  Gate gate;
  Diary diary;
  Thinkers thinkers(3, {});
  for (const char* address : {"a", "b", "c", "d"}) {
    CHECK(thinkers.ask(address, [&] {
      diary.write("job");
      gate.wait();
      return false;
    }));
  }
  CHECK(diary.wait_for(2) == std::vector<std::string>{"job", "job"});
  thinkers.move([&] { diary.write("move"); });
  CHECK(diary.wait_for(3).back() == "move");
  gate.open();
  CHECK(diary.wait_for(5).size() == 5);
}

TEST_CASE("moves that wait come before jobs that have waited longer") {
  Gate gate;
  Gate moved;
  Diary diary;
  Thinkers thinkers(2, {});
  // Both threads are busy: one with a move, one with a job.
  thinkers.move([&] { gate.wait(); });
  thinkers.ask("a", [&] {
    diary.write("begun");
    gate.wait();
    return false;
  });
  diary.wait_for(1);
  thinkers.ask("a", [&] {
    diary.write("job");
    return false;
  });
  thinkers.move([&] {
    diary.write("move");
    moved.open();
  });
  // The next job may begin on the other thread at the same moment as the move, but not without it.
  thinkers.ask("a", [&] {
    moved.wait();
    diary.write("last");
    return false;
  });
  gate.open();
  CHECK(diary.wait_for(4).back() == "last");
}

TEST_CASE("addresses take turns, however much one of them asks for, and a long job lets the others in") {
  Gate gate;
  Diary diary;
  int steps = 0;
  Thinkers thinkers(2, {});
  thinkers.ask("first", [&] {
    diary.write("begun");
    gate.wait();
    return false;
  });
  diary.wait_for(1);
  for (int i = 0; i < 3; ++i) {
    thinkers.ask("greedy", [&] {
      diary.write("greedy");
      return false;
    });
  }
  thinkers.ask("long", [&] {
    diary.write("long");
    return ++steps < 3;
  });
  thinkers.ask("modest", [&] {
    diary.write("modest");
    return false;
  });
  gate.open();
  CHECK(diary.wait_for(8) ==
        std::vector<std::string>{"begun", "greedy", "long", "modest", "greedy", "long", "greedy", "long"});
}

TEST_CASE("too much of one address is refused, and too much of all; what is done makes room") {
  Gate gate;
  Diary diary;
  Thinkers thinkers(2, {.an_address = 2, .all = 3});
  const auto job = [&] {
    diary.write("job");
    gate.wait();
    return false;
  };
  CHECK(thinkers.ask("a", job));
  diary.wait_for(1);  // it is running and no longer waiting
  CHECK(thinkers.ask("a", job));
  CHECK(thinkers.ask("a", job));
  CHECK_FALSE(thinkers.ask("a", job));
  CHECK(thinkers.ask("b", job));
  CHECK_FALSE(thinkers.ask("c", job));
  CHECK(thinkers.figures().jobs_waiting == 3);
  CHECK(thinkers.figures().jobs_refused == 2);
  gate.open();
  diary.wait_for(4);
  CHECK(thinkers.ask("c", job));
  CHECK(diary.wait_for(5).size() == 5);
}

TEST_CASE("stopping finishes what has begun and lets go of what waits") {
  const auto kept = std::make_shared<int>();
  std::atomic<bool> finished = false;
  {
    Thinkers thinkers(2, {});
    Gate begun;
    Gate gate;
    thinkers.ask("a", [&] {
      begun.open();
      gate.wait();
      finished = true;
      return true;
    });
    begun.wait();
    thinkers.ask("a", [kept] { return false; });
    CHECK(kept.use_count() == 2);
    std::thread stopping([&] { thinkers.stop(); });
    while (kept.use_count() > 1) std::this_thread::yield();
    gate.open();
    stopping.join();
    CHECK_FALSE(thinkers.ask("b", [kept] { return false; }));
    thinkers.move([kept] {});
    CHECK(kept.use_count() == 1);
  }
  CHECK(finished);
}

}  // namespace
}  // namespace parlor
