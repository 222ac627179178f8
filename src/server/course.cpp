#include "server/course.h"

#include <utility>

#include "core/text.h"

namespace parlor {
namespace {

// How a deal, a move and a note of the system are written in the store.
constexpr std::string_view kDeal = "deal";
constexpr std::string_view kSystem = "system ";
constexpr std::string_view kForced = "! ";

// Nothing, where the disk does not give them.
std::optional<std::vector<StoredEntry>> read_entries(const Store& store, TableKey key, int from = 1) {
  try {
    return store.entries(key, from);
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace

Result<std::unique_ptr<Course>> Course::load(const GameListing& game, const Store& store,
                                             const StoredTable& stored) {
  auto details = TableDetails::parse(stored.details);
  if (!details || details->game != game.name) return Message("server.bad_details");
  const auto entries = read_entries(store, stored.key);
  if (!entries) return Message("server.bad_entry");
  auto course = retell(game, std::move(*details), *entries);
  if (course) (*course)->forget_log();
  return course;
}

Result<std::unique_ptr<Course>> Course::retell(const GameListing& game, TableDetails details,
                                               const std::vector<StoredEntry>& entries, int before) {
  std::unique_ptr<Course> course(new Course(game, std::move(details)));
  course->number_ = before;
  if (auto problem = course->repeat_all(entries)) return *problem;
  return course;
}

Phase Course::phase() const {
  if (details_.open_seat() || !table_ || !table_->dealt()) return Phase::waiting;
  if (table_->match_over()) return Phase::over;
  return table_->deal_over() ? Phase::between : Phase::playing;
}

std::optional<Message> Course::open_table() {
  if (table_) return std::nullopt;
  auto opened = game_.open(details_.setup());
  if (!opened) return opened.problem();
  table_ = std::move(*opened);
  return std::nullopt;
}

std::optional<Message> Course::carry_out(std::string_view text) {
  if (auto problem = open_table()) return problem;
  if (text == kDeal) {
    if (auto problem = table_->deal(details_.source(table_->deals_finished() + 1))) return problem;
    dealt_at_ = number_ + 1;
    return std::nullopt;
  }
  if (text.starts_with(kSystem)) {
    const auto note = SystemNote::parse(text.substr(kSystem.size()));
    return note ? table_->note(*note) : Message("replay.unknown_note", {{"text", std::string(text)}});
  }
  const std::size_t space = text.find(' ');
  const auto seat = Seat::parse(text.substr(0, space));
  if (!seat || space == std::string_view::npos) return Message("server.bad_entry");
  const std::string_view move = text.substr(space + 1);
  if (move.starts_with(kForced)) return table_->force(*seat, move.substr(kForced.size()));
  return table_->play(*seat, move);
}

std::optional<Message> Course::repeat(const StoredEntry& entry) {
  if (entry.number != number_ + 1) return Message("server.bad_entry");
  if (auto problem = carry_out(entry.text)) return problem;
  count(entry.number, entry.text);
  if (const auto seat = Seat::parse(entry.text.substr(0, 1)); seat && !entry.move_id.empty()) {
    answered_[slot(*seat)] = {entry.move_id, entry.number};
  }
  return std::nullopt;
}

std::optional<Message> Course::repeat_all(const std::vector<StoredEntry>& entries) {
  for (const StoredEntry& entry : entries) {
    if (auto problem = repeat(entry)) return problem;
  }
  return std::nullopt;
}

void Course::count(int number, std::string_view text) {
  number_ = number;
  if (!text.starts_with(kSystem)) turn_ = number;
}

StoredEntry Course::entry(std::string text, std::string id) {
  count(number_ + 1, text);
  return {number_, std::move(text), std::move(id)};
}

Result<StoredEntry> Course::deal() {
  if (auto problem = carry_out(kDeal)) return *problem;
  return entry(std::string(kDeal), "");
}

Result<StoredEntry> Course::play(Seat seat, std::string_view move, std::string_view id) {
  if (!table_) return Message("table.not_dealt");
  if (auto problem = table_->play(seat, move)) return *problem;
  StoredEntry stored =
      entry(seat.to_string() + ' ' + table_->record().deals.back().entries.back().text, std::string(id));
  if (!id.empty()) answered_[slot(seat)] = {stored.move_id, stored.number};
  return stored;
}

Result<StoredEntry> Course::force(Seat seat, std::string_view move) {
  if (!table_) return Message("table.not_dealt");
  if (auto problem = table_->force(seat, move)) return *problem;
  return entry(
      seat.to_string() + ' ' + std::string(kForced) + table_->record().deals.back().entries.back().text, "");
}

Result<StoredEntry> Course::note(const SystemNote& note) {
  if (!table_) return Message("table.not_dealt");
  if (auto problem = table_->note(note)) return *problem;
  return entry(std::string(kSystem) + note.to_string(), "");
}

std::optional<int> Course::answered(Seat seat, std::string_view id) const {
  const Answered& last = answered_[slot(seat)];
  if (id.empty() || last.id != id) return std::nullopt;
  return last.number;
}

void Course::forget_log() {
  if (!table_) return;
  table_->forget_log();
  told_ = table_->event_count();
}

Result<std::unique_ptr<Table>> Course::retell_deal(const Store& store, TableKey key) const {
  Course again(game_, details_);
  if (auto problem = again.open_table()) return *problem;
  std::vector<Scores> before = table_->sheet();
  if (table_->deal_over()) before.pop_back();
  again.table_->take_up(std::move(before));
  again.number_ = dealt_at_ - 1;
  const auto entries = read_entries(store, key, dealt_at_);
  if (!entries) return Message("server.bad_entry");
  if (auto problem = again.repeat_all(*entries)) return *problem;
  return std::move(again.table_);
}

Result<std::unique_ptr<Table>> Course::retell_match(const Store& store, TableKey key) const {
  Course again(game_, details_);
  const auto entries = read_entries(store, key);
  if (!entries) return Message("server.bad_entry");
  if (auto problem = again.repeat_all(*entries)) return *problem;
  return std::move(again.table_);
}

}  // namespace parlor
