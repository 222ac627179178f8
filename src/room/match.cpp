#include "room/match.h"

#include <algorithm>
#include <utility>

#include "core/text.h"

namespace parlor {
namespace {

// The store's words for a deal, a move and a system note.
constexpr std::string_view kDeal = "deal";
constexpr std::string_view kSystem = "system ";
constexpr std::string_view kForced = "! ";

}  // namespace

Result<std::unique_ptr<Match>> Match::load(const GameListing& game, const StoredMatch& stored) {
  auto details = TableDetails::parse(stored.details);
  if (!details || details->game != game.name) return Message("server.bad_details");
  auto match = retell(game, std::move(*details), stored.entries);
  if (match) (*match)->forget_log();
  return match;
}

Result<std::unique_ptr<Match>> Match::retell(const GameListing& game, TableDetails details,
                                             const std::vector<StoredEntry>& entries, int before) {
  std::unique_ptr<Match> match(new Match(game, std::move(details)));
  match->number_ = before;
  if (auto problem = match->repeat_all(entries)) return *problem;
  return match;
}

Phase Match::phase() const {
  if (details_.open_seat() || !table_ || !table_->dealt()) return Phase::waiting;
  if (table_->match_over()) return Phase::over;
  return table_->deal_over() ? Phase::between : Phase::playing;
}

std::optional<Message> Match::open_table() {
  if (table_) return std::nullopt;
  auto opened = game_.open(details_.setup());
  if (!opened) return opened.problem();
  table_ = std::move(*opened);
  return std::nullopt;
}

std::optional<Message> Match::carry_out(std::string_view text) {
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

std::optional<Message> Match::repeat(const StoredEntry& entry) {
  if (entry.number != number_ + 1) return Message("server.bad_entry");
  if (auto problem = carry_out(entry.text)) return problem;
  count(entry.number, entry.text);
  if (const auto seat = Seat::parse(entry.text.substr(0, 1)); seat && !entry.move_id.empty()) {
    answered_[slot(*seat)] = {entry.move_id, entry.number};
  }
  return std::nullopt;
}

std::optional<Message> Match::repeat_all(const std::vector<StoredEntry>& entries) {
  for (const StoredEntry& entry : entries) {
    if (auto problem = repeat(entry)) return problem;
  }
  return std::nullopt;
}

void Match::count(int number, std::string_view text) {
  number_ = number;
  if (!text.starts_with(kSystem)) turn_ = number;
}

StoredEntry Match::entry(std::string text, std::string id) {
  count(number_ + 1, text);
  return {number_, std::move(text), std::move(id)};
}

Result<StoredEntry> Match::deal() {
  if (auto problem = carry_out(kDeal)) return *problem;
  return entry(std::string(kDeal), "");
}

Result<StoredEntry> Match::play(Seat seat, std::string_view move, std::string_view id) {
  if (!table_) return Message("table.not_dealt");
  if (auto problem = table_->play(seat, move)) return *problem;
  StoredEntry stored =
      entry(seat.to_string() + ' ' + table_->record().deals.back().entries.back().text, std::string(id));
  if (!id.empty()) answered_[slot(seat)] = {stored.move_id, stored.number};
  return stored;
}

Result<StoredEntry> Match::force(Seat seat, std::string_view move) {
  if (!table_) return Message("table.not_dealt");
  if (auto problem = table_->force(seat, move)) return *problem;
  return entry(
      seat.to_string() + ' ' + std::string(kForced) + table_->record().deals.back().entries.back().text, "");
}

Result<StoredEntry> Match::note(const SystemNote& note) {
  if (!table_) return Message("table.not_dealt");
  if (auto problem = table_->note(note)) return *problem;
  return entry(std::string(kSystem) + note.to_string(), "");
}

std::optional<int> Match::answered(Seat seat, std::string_view id) const {
  const Answered& last = answered_[slot(seat)];
  if (id.empty() || last.id != id) return std::nullopt;
  return last.number;
}

void Match::forget_log() {
  if (!table_) return;
  table_->forget_log();
  told_ = table_->event_count();
}

const LevelInfo& Match::level_of(Seat seat) const {
  const SeatDetails& taken = details_.seat(seat);
  const auto found = std::ranges::find(game_.levels, taken.level, &LevelInfo::name);
  return taken.kind == SeatDetails::Kind::computer && found != game_.levels.end() ? *found : stand_in();
}

Result<std::unique_ptr<Table>> Match::retell_deal(const std::vector<StoredEntry>& entries) const {
  return deal_reteller()(entries);
}

Match::Retell Match::deal_reteller() const {
  std::vector<Scores> before = table_->sheet();
  if (table_->deal_over()) before.pop_back();
  return [&game = game_, details = details_, before = std::move(before),
          start = dealt_at_](const std::vector<StoredEntry>& entries) -> Result<std::unique_ptr<Table>> {
    Match again(game, details);
    if (auto problem = again.open_table()) return *problem;
    again.table_->take_up(before);
    again.number_ = start - 1;
    if (auto problem = again.repeat_all(entries)) return *problem;
    return std::move(again.table_);
  };
}

Result<std::unique_ptr<Table>> Match::retell_match(const std::vector<StoredEntry>& entries) const {
  Match again(game_, details_);
  if (auto problem = again.repeat_all(entries)) return *problem;
  return std::move(again.table_);
}

}  // namespace parlor
