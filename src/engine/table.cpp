#include "engine/table.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/text.h"

namespace parlor {
namespace {

constexpr std::array<std::string_view, 6> kNoteNames = {"clock",  "takeover", "giveback",
                                                        "resign", "hint",     "end"};

bool fits_line(std::string_view text) {
  return std::ranges::none_of(text, [](char c) { return c == '\n' || c == '\r' || c == '\0'; });
}

}  // namespace

std::optional<SystemNote> SystemNote::parse(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() < 2) return std::nullopt;
  const std::optional<Seat> seat = Seat::parse(parts[1]);
  if (!seat) return std::nullopt;
  for (std::size_t i = 0; i < kNoteNames.size(); ++i) {
    if (parts[0] != kNoteNames[i]) continue;
    SystemNote note{static_cast<What>(i), *seat};
    const bool says_who = note.what == What::takeover;
    if (parts.size() != (says_who ? 3U : 2U)) return std::nullopt;
    if (says_who) note.detail = parts[2];
    return note;
  }
  return std::nullopt;
}

std::string SystemNote::to_string() const {
  std::string text(kNoteNames[static_cast<std::size_t>(what)]);
  text += ' ' + seat.to_string();
  if (!detail.empty()) text += ' ' + detail;
  return text;
}

Table::Table(TableSetup setup, const Scores& start) : start_(start), scores_(start) {
  for (const RecordSeat& seat : setup.seats) names_.push_back(seat.name);
  record_.setup = std::move(setup);
}

std::optional<Message> Table::check_names(const TableSetup& setup) {
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    if (!fits_line(setup.seats[i].name)) {
      return Message("table.name", {{"number", static_cast<std::int64_t>(i)}});
    }
  }
  return std::nullopt;
}

std::optional<Message> Table::check_words(const TableSetup& setup) {
  if (!setup.fair) return std::nullopt;
  const std::vector<std::string>& given = setup.fair->words;
  if (given.size() != setup.seats.size()) {
    return Message("table.words", {{"needed", static_cast<std::int64_t>(setup.seats.size())},
                                   {"given", static_cast<std::int64_t>(given.size())}});
  }
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (!fits_line(given[i])) return Message("table.word", {{"number", static_cast<std::int64_t>(i)}});
  }
  return std::nullopt;
}

std::optional<Message> Table::deal(const DealSource& source) {
  if (match_over()) return Message("table.match_over");
  if (dealt() && !deal_over()) return Message("table.deal_running");
  if (auto problem = deal_state(source)) return problem;
  RecordDeal& begun = record_.deals.emplace_back();
  begun.source = source;
  begun.shuffle = shuffle().to_string();
  dealt_ = deals_finished() + 1;
  events_.push_back(Event::open(Message("table.deal", {{"deal", dealt_}})));
  tell_deal();
  if (deal_over()) end_deal();
  return std::nullopt;
}

std::optional<Message> Table::play(Seat seat, std::string_view move) {
  return play_checked(seat, move, Force::no);
}

std::optional<Message> Table::force(Seat seat, std::string_view move) {
  return play_checked(seat, move, Force::yes);
}

std::optional<Message> Table::play_checked(Seat seat, std::string_view move, Force force) {
  if (!dealt()) return Message("table.not_dealt");
  if (deal_over()) return Message("table.deal_over");
  if (resigned_ || called_off_) return Message("table.match_over");
  if (!actors().contains(seat)) return Message("table.not_your_turn", {{"seat", seat}});
  const Result<std::string> played = play_state(seat, move, force);
  if (!played) return played.problem();
  record_.deals.back().entries.push_back({seat, force == Force::yes, *played});
  if (deal_over()) end_deal();
  return std::nullopt;
}

void Table::end_deal() {
  const Scores earned = deal_scores();
  scores_ += earned;
  sheet_.push_back(earned);
  record_.deals.back().score = earned.to_string(seats());
}

std::optional<Message> Table::note(const SystemNote& note) {
  if (!dealt()) return Message("table.not_dealt");
  if (note.seat.index() >= seats()) return Message("table.no_such_seat", {{"number", note.seat.index()}});
  // A match can also be given up or called off between two deals.
  const bool ends = note.what == SystemNote::What::resign || note.what == SystemNote::What::end;
  if (match_over() || (deal_over() && !ends)) return Message("table.deal_over");
  record_.deals.back().entries.push_back({std::nullopt, false, note.to_string()});
  std::string key = "table.";
  key += kNoteNames[static_cast<std::size_t>(note.what)];
  events_.push_back(Event::open(Message(std::move(key), {{"seat", note.seat}, {"who", note.detail}})));
  if (note.what == SystemNote::What::resign) resigned_ = note.seat;
  if (note.what == SystemNote::What::end) called_off_ = true;
  return std::nullopt;
}

SeatSet Table::leaders() const {
  if (called_off_) return SeatSet::none();
  if (!resigned_) return parlor::leaders(scores_, seats(), better());
  // A player who resigned cannot win: the best of the others does.
  Scores scores = scores_;
  scores[*resigned_] = Score::of(better() == Better::high ? -1'000'000'000 : 1'000'000'000);
  return parlor::leaders(scores, seats(), better());
}

std::vector<SeenEvent> Table::events_since(std::size_t from, Observer observer) const {
  std::vector<SeenEvent> seen;
  for (std::size_t i = std::max(from, forgotten_); i < event_count(); ++i) {
    seen.push_back(events_[i - forgotten_].seen_by(observer));
  }
  return seen;
}

void Table::take_up(std::vector<Scores> sheet) {
  sheet_ = std::move(sheet);
  scores_ = start_;
  for (const Scores& row : sheet_) scores_ += row;
}

void Table::forget_log() {
  forgotten_ = event_count();
  std::vector<Event>().swap(events_);
  // Of the setup, only the length of the match is needed later.
  TableSetup setup;
  setup.length = record_.setup.length;
  record_.setup = std::move(setup);
  // The next entries are written under their deal, so an empty one is kept.
  std::vector<RecordDeal> kept;
  if (dealt()) kept.emplace_back();
  record_.deals.swap(kept);
}

}  // namespace parlor
