// A disk that fails, a file that is locked, missing or replaced: nothing is acknowledged that could be lost,
// the reason is reported, and everything resumes by itself when it can.
#include <SQLiteCpp/SQLiteCpp.h>
#include <chrono>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <future>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "store/store.h"
#include "store/test_store.h"
#include "testing/comes_true.h"
#include "testing/failing_disk.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::comes_true;

// A store with one table, and the failures it reported.
class Observed {
 public:
  Observed() : store_(open(path())) {
    REQUIRE(test::saved(*store_, {key_, "abc", "details"}) == Outcome::stored);
  }

  std::string path() const { return folder_ / "games.db"; }
  std::string log() const { return path() + "-wal"; }
  std::string aside() const { return folder_ / "elsewhere"; }
  Store& store() { return *store_; }
  void close() { store_.reset(); }

  Outcome append(int number) {
    return test::appended(*store_, key_, {number, "move " + std::to_string(number), ""});
  }
  int readable() { return static_cast<int>(store_->entries(key_).value().size()); }
  std::string why() {
    const auto failure = store_->failure();
    return failure ? failure->why.key : "";
  }
  bool recovers() {
    return comes_true([this] { return !store_->failure(); });
  }
  bool notices(const std::string& key) {
    return comes_true([&] { return why() == key; });
  }

  // What a server would find if it started after this one was killed.
  int kept_after_crash() const {
    const test::TemporaryFolder other;
    for (const char* end : {"", "-wal"}) {
      std::filesystem::copy_file(path() + end, (other / "games.db").string() + end);
    }
    auto again = Store::open(other / "games.db");
    REQUIRE(again);
    return static_cast<int>((*again)->entries(key_).value().size());
  }

  // The reports in order: "store.busy", "recovered 1".
  std::vector<std::string> told() {
    const std::scoped_lock lock(mutex_);
    return told_;
  }

 private:
  std::unique_ptr<Store> open(const std::string& path) {
    auto opened = Store::open(path, {[this](const Store::Failure& failure) { note(failure.why.key); },
                                     [this](const Store::Failure& failure) {
                                       note("recovered " + std::to_string(failure.refused));
                                     }});
    REQUIRE(opened);
    return std::move(*opened);
  }
  void note(const std::string& text) {
    const std::scoped_lock lock(mutex_);
    told_.push_back(text);
  }

  test::TemporaryFolder folder_;
  std::mutex mutex_;
  std::vector<std::string> told_;
  std::unique_ptr<Store> store_;
  TableKey key_ = *store_->new_key();
};

TEST_CASE("on a full disk writes are refused with that reason, and resume by themselves when there is room") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  CHECK(observed.why().empty());
  {
    const test::FailingDisk full;
    CHECK(observed.append(2) == Outcome::failed);
    CHECK(observed.why() == "store.disk_full");
    CHECK(observed.append(2) == Outcome::failed);
    CHECK(observed.store().figures().failed_writes == 2);
    CHECK(observed.store().figures().failing_seconds > 0);
    CHECK(observed.readable() == 1);
    // The retries while nobody writes use the disk.
    const int before = test::FailingDisk::refused();
    CHECK(comes_true([&] { return test::FailingDisk::refused() > before; }));
    CHECK(observed.why() == "store.disk_full");
  }
  CHECK(observed.recovers());
  CHECK(observed.store().figures().failing_seconds == 0);
  CHECK(observed.store().figures().failed_writes == 2);
  CHECK(observed.append(2) == Outcome::stored);
  CHECK(observed.told() == std::vector<std::string>{"store.disk_full", "recovered 2"});
  CHECK(observed.kept_after_crash() == 2);
}

TEST_CASE("a disk that reports errors is told apart from a full one") {
  Observed observed;
  {
    const test::FailingDisk broken(EIO);
    CHECK(observed.append(1) == Outcome::failed);
    CHECK(observed.why() == "store.disk_error");
  }
  CHECK(observed.recovers());
  CHECK(observed.append(1) == Outcome::stored);
}

TEST_CASE("a write succeeds as soon as the disk takes it, and with it the failure is over") {
  Observed observed;
  {
    const test::FailingDisk full;
    CHECK(observed.append(1) == Outcome::failed);
  }
  CHECK(observed.append(1) == Outcome::stored);
  CHECK(observed.why().empty());
}

TEST_CASE("a short lock of another program delays a write") {
  Observed observed;
  SQLite::Database other(observed.path(), SQLite::OPEN_READWRITE, 5000);
  // On a very slow machine this may take longer than expected: then it is tried again.
  const auto waits = [&] {
    other.exec("BEGIN EXCLUSIVE");
    auto written = std::async(std::launch::async, [&] { return observed.append(1); });
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    other.exec("ROLLBACK");
    return written.get() == Outcome::stored;
  };
  bool waited = false;
  for (int i = 0; i < 10 && !waited; ++i) waited = waits();
  CHECK(waited);
}

TEST_CASE("a long lock of another program refuses writes until it is gone") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  SQLite::Database other(observed.path(), SQLite::OPEN_READWRITE, 5000);
  other.exec("BEGIN EXCLUSIVE");
  CHECK(observed.append(2) == Outcome::failed);
  CHECK(observed.why() == "store.busy");
  CHECK(observed.readable() == 1);  // reading still works
  other.exec("ROLLBACK");
  CHECK(observed.recovers());
  CHECK(observed.append(2) == Outcome::stored);
  CHECK(observed.told() == std::vector<std::string>{"store.busy", "recovered 1"});
}

TEST_CASE("an entry that was already written is not a disk failure") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  CHECK(observed.append(1) == Outcome::refused);
  CHECK(observed.why().empty());
  CHECK(observed.store().figures().failed_writes == 0);
  // Nor does it prove that the disk works.
  const test::FailingDisk full;
  CHECK(observed.append(2) == Outcome::failed);
  CHECK(observed.append(1) == Outcome::refused);
  CHECK(observed.why() == "store.disk_full");
}

TEST_CASE("after the file was moved away nothing is acknowledged until it is back") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  std::filesystem::rename(observed.path(), observed.aside());
  CHECK(observed.append(2) == Outcome::failed);
  CHECK(observed.why() == "store.file_gone");
  CHECK(observed.readable() == 1);  // refused writes cannot be read back either
  CHECK(observed.append(2) == Outcome::failed);
  std::filesystem::rename(observed.aside(), observed.path());
  CHECK(observed.recovers());
  CHECK(observed.append(2) == Outcome::stored);
  CHECK(observed.told() == std::vector<std::string>{"store.file_gone", "recovered 2"});
  CHECK(observed.kept_after_crash() == 2);
}

TEST_CASE("a deleted file is noticed while nobody writes, and no other file is taken for it") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  std::filesystem::copy_file(observed.path(), observed.aside());
  std::filesystem::remove(observed.path());
  CHECK(observed.notices("store.file_gone"));
  CHECK(observed.store().figures().failed_writes == 0);
  std::filesystem::rename(observed.aside(), observed.path());
  CHECK(observed.notices("store.file_replaced"));
  CHECK(observed.append(2) == Outcome::failed);
  CHECK(observed.why() == "store.file_replaced");
  CHECK(observed.readable() == 1);
}

TEST_CASE("a file in the place of the database is noticed, and gives way to it again") {
  Observed observed;
  std::filesystem::rename(observed.path(), observed.aside());
  std::filesystem::copy_file(observed.aside(), observed.path());
  CHECK(observed.append(1) == Outcome::failed);
  CHECK(observed.why() == "store.file_replaced");
  std::filesystem::rename(observed.aside(), observed.path());
  CHECK(observed.recovers());
  CHECK(observed.append(1) == Outcome::stored);
  CHECK(observed.kept_after_crash() == 1);
}

TEST_CASE(
    "a file that was moved away holds all that was acknowledged, and its log holds nothing for another") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  std::filesystem::rename(observed.path(), observed.aside());
  std::ofstream(observed.path()) << "something else";
  CHECK(observed.notices("store.file_replaced"));
  CHECK(comes_true([&] { return std::filesystem::file_size(observed.log()) == 0; }));
  CHECK(observed.readable() == 1);
  observed.close();
  auto again = Store::open(observed.aside());
  REQUIRE(again);
  CHECK((*again)->entries((*again)->find("abc")->table.key).value().size() == 1);
}

TEST_CASE("a store that is closed leaves everything in one file") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  observed.close();
  CHECK_FALSE(std::filesystem::exists(observed.log()));
}

TEST_CASE("a log that was removed is replaced, and what was acknowledged is in the file by then") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  CHECK(observed.append(2) == Outcome::stored);
  std::filesystem::remove(observed.log());
  CHECK(observed.append(3) == Outcome::failed);
  CHECK(observed.recovers());
  CHECK(observed.readable() == 2);
  CHECK(observed.kept_after_crash() == 2);
  CHECK(observed.append(3) == Outcome::stored);
  CHECK(observed.readable() == 3);
  CHECK(observed.kept_after_crash() == 3);
  CHECK(observed.told() == std::vector<std::string>{"store.log_gone", "recovered 1"});
}

TEST_CASE("the same holds if all files beside the database are removed, even while nobody writes") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  std::filesystem::remove(observed.log());
  std::filesystem::remove(observed.path() + "-shm");
  CHECK(comes_true([&] { return observed.told().size() == 2; }));
  CHECK(observed.told() == std::vector<std::string>{"store.log_gone", "recovered 0"});
  CHECK(observed.append(2) == Outcome::stored);
  CHECK(observed.kept_after_crash() == 2);
  CHECK(std::filesystem::exists(observed.path() + "-shm"));
}

TEST_CASE("a log cannot be replaced while the disk is full, and is when there is room") {
  Observed observed;
  CHECK(observed.append(1) == Outcome::stored);
  {
    const test::FailingDisk full;
    std::filesystem::remove(observed.log());
    CHECK(observed.notices("store.disk_full"));
    CHECK(observed.append(2) == Outcome::failed);
    CHECK(observed.readable() == 1);
  }
  CHECK(observed.recovers());
  CHECK(observed.append(2) == Outcome::stored);
  CHECK(observed.kept_after_crash() == 2);
}

}  // namespace
}  // namespace parlor
