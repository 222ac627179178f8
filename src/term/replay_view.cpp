#include "term/replay_view.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/text.h"
#include "term/interrupts.h"
#include "term/layout.h"
#include "term/score_sheet.h"

namespace parlor {
namespace {

class Stepper {
 public:
  Stepper(const ReplayRequest& request, Replay replay) : request_(request), replay_(std::move(replay)) {}

  std::size_t at() const { return replay_.done(); }
  bool at_end() const { return replay_.at_end(); }
  std::size_t entries() const { return replay_.entries(); }

  std::optional<Message> go_to(std::size_t step) {
    if (step < replay_.done()) {
      auto again = Replay::open(request_.read.record, request_.open_table);
      if (!again) return again.problem();
      replay_ = *std::move(again);
      told_ = 0;
    }
    if (step > 0) {
      if (auto problem = replay_.run(step - 1)) return problem;
      told_ = replay_.table().event_count();
    }
    return replay_.run(step);
  }

  // The position, the last step, and the current state.
  void show() {
    const Table& table = replay_.table();
    const Look look{request_.words, request_.style, "", request_.open_stock};
    const auto number = [](std::size_t n) { return static_cast<std::int64_t>(n); };
    const std::string place = request_.words.say(
        Message("replay.at", {{"step", number(replay_.done())}, {"all", number(replay_.entries())}}));
    request_.out << request_.style.paint(Ink::bold, place) << '\n';
    if (!table.dealt()) return;
    const bool open = request_.open_hands || table.deal_over();
    const Observer observer = open ? Observer::open() : Observer::spectator();
    for (const SeenEvent& event : table.events_since(told_, observer)) {
      request_.out << request_.screen.say(table, event.message, look) << '\n';
    }
    told_ = table.event_count();
    request_.out << '\n' << request_.screen.show(table, observer, look) << '\n';
    if (table.deal_over()) request_.out << score_sheet(table, look) << '\n';
    if (table.match_over()) request_.out << verdict(table, look) << '\n';
  }

 private:
  const ReplayRequest& request_;
  Replay replay_;
  std::size_t told_ = 0;
};

// What a typed line asks for: to leave, or a position to go to (none if the line means nothing).
struct Step {
  bool leave = false;
  std::optional<std::size_t> to;
};

Step read_step(std::string_view line, const Stepper& stepper) {
  const std::string_view word = trim(line);
  if (word == "q" || word == "quit") return {true, std::nullopt};
  if (word.empty()) return {false, std::min(stepper.at() + 1, stepper.entries())};
  if (word == "b" || word == "back") return {false, stepper.at() == 0 ? 0 : stepper.at() - 1};
  const std::optional<int> number = parse_int(word);
  if (!number || *number < 0 || static_cast<std::size_t>(*number) > stepper.entries()) return {};
  return {false, static_cast<std::size_t>(*number)};
}

int converse(const ReplayRequest& request, Stepper& stepper) {
  const Interrupts guard;
  const auto number = static_cast<std::int64_t>(stepper.entries());
  while (true) {
    const Input input = request.input.read(request.words.say(Message("replay.prompt")));
    if (input.what != Input::What::line) request.out << '\n';
    if (input.what == Input::What::end) return 0;
    if (input.what == Input::What::interrupted) return 128 + Interrupts::caught();
    const Step step = read_step(input.line, stepper);
    if (step.leave) return 0;
    if (!step.to) {
      request.out << request.words.say(Message("replay.steps", {{"all", number}})) << '\n';
    } else if (*step.to == stepper.at()) {
      request.out << request.words.say(Message(stepper.at_end() ? "replay.end" : "replay.begin")) << '\n';
    } else {
      if (stepper.go_to(*step.to)) return 2;  // cannot happen: the whole record has been replayed before
      stepper.show();
    }
  }
}

}  // namespace

int step_through(ReplayRequest request) {
  const auto refuse = [&](const Message& why) {
    report(request.err, request.words, why);
    return 2;
  };
  // Everything is checked before the first step is shown.
  auto whole = Replay::open(request.read.record, request.open_table);
  if (!whole) return refuse(whole.problem());
  const std::size_t all = whole->entries();
  if (auto problem = whole->run(all)) return refuse(*problem);
  if (request.read.cut) report(request.err, request.words, *request.read.cut);
  if (request.to && *request.to > all) {
    return refuse(Message("replay.too_far", {{"to", static_cast<std::int64_t>(*request.to)},
                                             {"all", static_cast<std::int64_t>(all)}}));
  }
  auto start = Replay::open(request.read.record, request.open_table);
  if (!start) return refuse(start.problem());
  Stepper stepper(request, *std::move(start));
  if (auto problem = stepper.go_to(request.to.value_or(0))) return refuse(*problem);
  stepper.show();
  if (request.input.interactive()) return converse(request, stepper);
  while (!request.to && !stepper.at_end()) {
    if (auto problem = stepper.go_to(stepper.at() + 1)) return refuse(*problem);
    stepper.show();
  }
  return 0;
}

}  // namespace parlor
