#include "term/session.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "term/interrupts.h"
#include "term/layout.h"
#include "term/score_sheet.h"

namespace parlor {

Session::Session(PlayRequest request, Computers computers, std::optional<RecordFile> record)
    : request_(std::move(request)),
      computers_(std::move(computers)),
      record_(std::move(record)),
      sorts_(static_cast<std::size_t>(table().seats())),
      seen_(sorts_.size()),
      turn_at_(sorts_.size()),
      hints_(sorts_.size()),
      led_(sorts_.size()),
      shared_(computers_.humans() > 1 && !request_.open_hands && request_.curtain) {
  for (int i = 0; i < table().seats(); ++i) {
    const Seat seat = Seat::at(i);
    desks_.push_back(computers_.plays(seat) ? nullptr : request_.screen.make_desk(seat));
  }
}

int Session::run() {
  if (computers_.humans() > 0 && !request_.lesson) {
    tell(Message("term.welcome"));
    if (const auto notice = request_.screen.notice(request_.style)) tell(*notice);
  }
  if (record_) tell(Message("term.kept_in", {{"file", record_->path().string()}}));
  if (request_.resumed) pick_up();
  if (request_.lesson) begin_lesson();
  while (!table().match_over()) {
    if (!table().dealt() || table().deal_over()) {
      const int next = table().deals_finished() + 1;
      if (auto problem = table().deal(request_.deals.source(next))) {
        report(request_.err, request_.words, *problem);
        return 2;
      }
    }
    computers_.deal_begins(table());
    moved();
    if (const Leave left = play_deal()) return *left;
    if (lesson_over()) return end_lesson();
    end_deal();
    if (table().match_over()) break;
    if (const Leave left = pause_between_deals()) return *left;
  }
  end_match();
  return 0;
}

void Session::pick_up() {
  tell(Message(table().match_over() ? "term.over" : "term.resumed"));
  recall();
  if (table().deals_finished() > 0) request_.out << score_sheet(table(), look());
}

// A session that starts in the middle of a deal first shows the latest events.
void Session::recall() {
  constexpr std::size_t kRecalled = 8;
  const std::size_t first = first_event_of_deal(table());
  told_ = std::max(first, table().event_count() - std::min(kRecalled, table().event_count()));
  std::ranges::fill(seen_, told_);
  std::ranges::fill(turn_at_, first);
}

void Session::begin_lesson() {
  recall();
  tell_news();
  request_.out << '\n';
  tell(request_.lesson->tutor.says("task"));
}

int Session::end_lesson() {
  if (table().deal_over()) end_deal();
  request_.lesson->finished = true;
  tell(request_.lesson->tutor.says("done"));
  return 0;
}

Session::Leave Session::play_deal() {
  while (!table().deal_over() && !table().match_over() && !lesson_over()) {
    if (const int signal = Interrupts::caught()) return leave("term.interrupted", 128 + signal);
    const Seat seat = table().actors().lowest();
    if (play_given(seat)) continue;
    if (computers_.plays(seat)) {
      computer_turn(seat);
    } else if (const Leave left = human_turn(seat)) {
      return left;
    }
  }
  return std::nullopt;
}

bool Session::play_given(Seat seat) {
  if (!request_.given) return false;
  const GivenMove given = request_.given(table(), seat);
  if (given.remark) report(request_.err, request_.words, *given.remark, shown_names(table()));
  if (!given.move) {
    if (led_[index(seat)] && !computers_.plays(seat)) tell(Message("term.given_ends", {{"seat", seat}}));
    led_[index(seat)] = false;
    return false;
  }
  if (hands_are_due(seat)) show_hands(seat);
  acted_ = seat;
  const auto problem = given.forced ? table().force(seat, *given.move) : table().play(seat, *given.move);
  if (problem) {
    report(request_.err, request_.words, *problem, shown_names(table()));
    return false;
  }
  led_[index(seat)] = true;
  moved();
  return true;
}

void Session::computer_turn(Seat seat) {
  const std::string shown = request_.screen.computer_turn(table(), seat, watcher(), look());
  request_.out << shown;
  // People see open hands when it is their turn; if only computers play, every turn shows them.
  if (shown.empty() && computers_.humans() == 0 && hands_are_due(seat)) show_hands(seat);
  acted_ = seat;
  const TextThought thought = computers_.think(table(), seat);
  const std::vector<Message> complaints = computers_.complaints();
  // A program that the signal killed has not failed: the game stops before its move.
  if (Interrupts::caught() != 0 && !complaints.empty()) return;
  for (const Message& complaint : complaints) {
    report(request_.err, request_.words, complaint, shown_names(table()));
  }
  if (const auto problem = table().play(seat, thought.move)) {
    const std::vector<std::string> legal = table().moves(seat);
    report(request_.err, request_.words,
           Message("term.bad_player", {{"seat", seat}, {"move", thought.move}, {"instead", legal.front()}}),
           shown_names(table()));
    table().play(seat, legal.front());
  }
  moved();
}

Session::Leave Session::human_turn(Seat seat) {
  if (const Leave left = open_window(seat)) return left;
  const std::size_t before = table().event_count();
  turn_began_ = std::chrono::steady_clock::now();
  Desk* desk = desks_[index(seat)].get();
  if (desk == nullptr || hands_are_due(seat)) show_hands(seat);
  acted_ = seat;
  if (const Leave left = desk != nullptr ? ask_at_desk(seat, *desk) : ask_for_move(seat)) return left;
  turn_at_[index(seat)] = before;
  if (!table().actors().contains(seat)) close_window();
  moved();
  return std::nullopt;
}

// Sends the last move to all players and saves it in the record.
void Session::moved() {
  computers_.listen(table());
  keep();
  tell_news();
}

void Session::keep() {
  if (!record_) return;
  if (const auto problem = record_->append(table().record())) {
    report(request_.err, request_.words, *problem);
    record_.reset();
  }
}

void Session::end_deal() {
  close_window();
  acted_.reset();
  computers_.deal_ends(table());
  tell_events(told_, request_.open_hands ? Observer::open() : Observer::spectator());
  request_.out << '\n' << request_.screen.show(table(), Observer::open(), look()) << '\n';
  request_.out << score_sheet(table(), look());
  for (std::size_t i = 0; i < hints_.size(); ++i) {
    if (const int count = std::exchange(hints_[i], 0)) {
      tell(Message("term.hints", {{"seat", Seat::at(static_cast<int>(i))}, {"count", count}}));
    }
  }
}

void Session::end_match() {
  if (table().record().setup.length == MatchLength::deals(1) && !request_.resumed) return;
  request_.out << verdict(table(), look()) << '\n';
}

Session::Leave Session::pause_between_deals() {
  if (!request_.input.interactive() || computers_.humans() == 0) return std::nullopt;
  std::string ignored;
  return read(request_.words.say(Message("term.next_deal")), ignored);
}

Session::Leave Session::leave(const char* key, int code) {
  close_window();
  tell(Message(key));
  if (record_) {
    tell(Message("term.resume_with", {{"file", record_->path().string()}}));
  } else if (!request_.lesson) {
    tell(Message("term.not_kept"));
  }
  return code;
}

}  // namespace parlor
