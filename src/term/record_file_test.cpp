#include "term/record_file.h"

#include <cstdint>
#include <doctest/doctest.h>

#include "term/test_table.h"

namespace parlor {

using test::content;
using test::TemporaryFolder;

TEST_CASE("a record file grows with the table and is the record at every moment") {
  const TemporaryFolder folder;
  auto table = *test::open_tricks(test::two_seats("human", "computer", 2));
  auto file = RecordFile::create(folder / "game", table->record());
  REQUIRE(file.ok());
  const auto same = [&] {
    REQUIRE(!file->append(table->record()));
    CHECK(content(folder / "game") == table->record().to_string());
  };
  same();
  for (int deal = 1; deal <= 2; ++deal) {
    REQUIRE(!table->deal({Seed::of(static_cast<std::uint64_t>(deal)), std::nullopt}));
    same();
    while (!table->deal_over()) {
      const Seat seat = table->actors().lowest();
      REQUIRE(!table->play(seat, table->moves(seat).front()));
      same();
    }
  }
  CHECK(table->match_over());
}

TEST_CASE("a new record keeps the old file of its name beside it") {
  const TemporaryFolder folder;
  folder.write("game", "an old game");
  REQUIRE(RecordFile::create(folder / "game", test::finished_record()).ok());
  CHECK(content(folder / "game~") == "an old game");
  CHECK(content(folder / "game") == test::finished_record().to_string());
}

TEST_CASE("a byte order mark before a record is skipped") {
  const TemporaryFolder folder;
  const std::string whole = test::finished_record().to_string();
  const auto read = load_record(folder.write("game", "\xEF\xBB\xBF" + whole));
  REQUIRE(read.ok());
  CHECK(read->record.to_string() == whole);
}

TEST_CASE("a record that cannot be written or read is refused with the file's name") {
  const TemporaryFolder folder;
  const auto file = RecordFile::create(folder / "no/such/place", Record{});
  REQUIRE(!file.ok());
  CHECK(test::english()
            .say(file.problem())
            .starts_with("Cannot write " + (folder / "no/such/place").string() + ": "));
  const auto read = load_record(folder / "nothing");
  REQUIRE(!read.ok());
  CHECK(
      test::english().say(read.problem()).starts_with("Cannot read " + (folder / "nothing").string() + ": "));
  CHECK(!read_file(folder.path()).ok());
}

TEST_CASE("a record cut at any byte resumes at its last whole move, and playing on repairs the file") {
  const TemporaryFolder folder;
  const std::string whole = test::finished_record().to_string();
  const std::size_t header = whole.find("[Deal");
  for (std::size_t size = header; size <= whole.size(); ++size) {
    CAPTURE(size);
    const auto path = folder.write("game", whole.substr(0, size));
    auto resumed = resume_table(path, test::open_tricks);
    REQUIRE(resumed.ok());
    const std::string kept = resumed->table->record().to_string();
    CHECK(whole.starts_with(std::string(trim(kept))));
    REQUIRE(RecordFile::go_on(path, resumed->table->record()).ok());
    CHECK(content(path) == kept);
    CHECK(!std::filesystem::exists(folder / "game.new"));
  }
}

TEST_CASE("a record continued through a link leaves the link in place") {
  const TemporaryFolder folder;
  folder.write("game", test::finished_record().to_string());
  std::filesystem::create_symlink(folder / "game", folder / "link");
  REQUIRE(RecordFile::go_on(folder / "link", test::finished_record()).ok());
  CHECK(std::filesystem::is_symlink(folder / "link"));
}

}  // namespace parlor
