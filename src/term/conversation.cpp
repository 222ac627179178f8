// One person at the prompt.
#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/text.h"
#include "term/interrupts.h"
#include "term/score_sheet.h"
#include "term/session.h"

namespace parlor {

Session::Leave Session::read(const std::string& prompt, std::string& line) {
  Input input = request_.input.read(prompt);
  switch (input.what) {
    case Input::What::line:
      line = std::move(input.line);
      return std::nullopt;
    case Input::What::end:
      request_.out << '\n';
      return leave("term.end_of_input", 0);
    case Input::What::interrupted:
      break;
  }
  request_.out << '\n';
  return leave("term.interrupted", 128 + Interrupts::caught());
}

Session::Leave Session::ask_for_move(Seat seat) {
  while (true) {
    std::string line;
    if (const Leave left = read(request_.screen.prompt(table(), seat, look(seat)), line)) return left;
    if (out_of_time(seat, std::nullopt)) return std::nullopt;
    if (trim(line).empty()) {
      show_hands(seat);
    } else if (const auto typed = parse_command(line)) {
      if (const Leave left = obey(seat, *typed)) return left;
    } else if (try_move(seat, line)) {
      return std::nullopt;
    }
  }
}

// The game controls this dialogue; the general commands work in it too.
Session::Leave Session::ask_at_desk(Seat seat, Desk& desk) {
  request_.out << desk.begin(table(), look(seat));
  while (true) {
    std::string line;
    if (const Leave left = read(desk.prompt(look(seat)), line)) return left;
    if (out_of_time(seat, desk.draft())) return std::nullopt;
    if (const auto typed = parse_command(line)) {
      if (typed->command == Command::sort && is_arrangement(typed->argument)) {
        sorts_[index(seat)] = typed->argument;
        request_.out << desk.sorted(table().arrange(seat, typed->argument), look(seat));
      } else if (const Leave left = obey(seat, *typed)) {
        return left;
      }
      continue;
    }
    const DeskAnswer answer = desk.take(table(), line, look(seat));
    request_.out << answer.text;
    if (answer.leave) return leave("term.quit", 0);
    if (!answer.move) continue;
    const std::size_t before = table().event_count();
    if (const auto problem = play_move(seat, *answer.move)) {
      tell(*problem);
      // The lesson refused a turn that was already put together: it starts over.
      if (request_.lesson) request_.out << desk.begin(table(), look(seat));
      continue;
    }
    if (!shared_) tell_rest(desk, seat, before);
    return std::nullopt;
  }
}

bool Session::out_of_time(Seat seat, std::optional<std::string_view> draft) {
  if (!request_.clock || std::chrono::steady_clock::now() - turn_began_ <= *request_.clock) return false;
  if (const auto penalty = table().overdue(seat, draft)) return !table().force(seat, *penalty);
  const auto advised = advice(seat);
  if (!advised) return false;
  table().note({SystemNote::What::clock, seat});
  return !table().play(seat, advised->move);
}

bool Session::try_move(Seat seat, std::string_view line) {
  const Result<std::string> move = request_.screen.read_move(table(), seat, line, look(seat));
  const std::optional<Message> problem = move ? play_move(seat, *move) : move.problem();
  if (problem) tell(*problem);
  return !problem;
}

std::optional<Message> Session::play_move(Seat seat, const std::string& move) {
  if (!request_.lesson) return table().play(seat, move);
  const Tutor& tutor = request_.lesson->tutor;
  if (auto problem = tutor.judge(table(), move)) return problem;
  return table().play(seat, tutor.next(table())->text);
}

Session::Leave Session::obey(Seat seat, const TypedCommand& typed) {
  switch (typed.command) {
    case Command::help:
      request_.out << request_.screen.rules_page(table(), look(seat)) << '\n'
                   << request_.words.say(
                          Message("term.commands", {{"sorts", join(table().arrangements(), "|")}}))
                   << '\n';
      break;
    case Command::hint:
      give_hint(seat);
      break;
    case Command::sort:
      sort(seat, typed.argument);
      break;
    case Command::log:
      tell_events(first_event_of_deal(table()), seat);
      break;
    case Command::last:
      tell_events(turn_at_[index(seat)], seat);
      break;
    case Command::score:
      request_.out << score_sheet(table(), look(seat));
      break;
    case Command::quit:
      return leave("term.quit", 0);
  }
  return std::nullopt;
}

std::optional<TextThought> Session::advice(Seat seat) {
  if (!request_.make_adviser) return std::nullopt;
  return request_.make_adviser()->think(table(), seat, {});
}

void Session::note_hint(Seat seat) {
  ++hints_[index(seat)];
  const std::size_t before = table().event_count();
  table().note({SystemNote::What::hint, seat});
  keep();
  // The person who asked already knows; people at a shared screen are told in their own windows.
  if (!shared_ && told_ == before) told_ = table().event_count();
}

void Session::give_hint(Seat seat) {
  const auto advised = advice(seat);
  if (!advised) {
    tell(Message("term.no_hint"));
    return;
  }
  if (!request_.lesson) note_hint(seat);
  tell(Message("term.hint", {{"move", advised->move}}));
  tell(advised->reason);
  if (Desk* desk = desks_[index(seat)].get()) request_.out << desk->hinted(advised->move, look(seat));
}

bool Session::is_arrangement(const std::string& how) const {
  return std::ranges::find(table().arrangements(), how) != table().arrangements().end();
}

void Session::sort(Seat seat, const std::string& how) {
  if (!is_arrangement(how)) {
    tell(Message("term.sorts", {{"sorts", join(table().arrangements(), ", ")}}));
    return;
  }
  sorts_[index(seat)] = how;
  show_hands(seat);
}

}  // namespace parlor
