#include "external/program.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/text.h"
#include "engine/json.h"

namespace parlor {
namespace {

using nlohmann::json;
using std::chrono::milliseconds;

json points(const Scores& scores, int seats) {
  json list = json::array();
  for (int i = 0; i < seats; ++i) list.push_back(scores[Seat::at(i)].points());
  return list;
}

// The part of a line that a report quotes: its beginning, without control characters.
std::string excerpt(std::string_view line) {
  constexpr std::size_t kShown = 60;
  std::string shown(line.substr(0, kShown));
  std::ranges::replace_if(shown, [](char c) { return c < ' ' || c > '~'; }, '?');
  return line.size() > kShown ? shown + "..." : shown;
}

// Invalid UTF-8 is replaced rather than causing a failure.
std::string line_of(const json& message) {
  return message.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

void Program::deal_begins(std::string_view game, std::span<const OptionInfo> options,
                          const Setting& setting) {
  seats_ = static_cast<int>(setting.names.size());
  events_.clear();
  if (!child_ || !child_->still_running()) {
    child_.reset();
    child_.emplace(command_, settings_.errors);
    spoke_ = false;
    sound_ = true;
    greeting_ = std::string(game) + ' ' + setting.rules;
    send({{"type", "hello"},
          {"protocol", kProgramProtocol},
          {"game", game},
          {"rules", setting.rules},
          {"options", rules_json(options, setting.rules)}});
  }
  send({{"type", "deal"},
        {"deal", setting.standing.deal},
        {"seat", setting.seat.index()},
        {"names", setting.names},
        {"scores", points(setting.standing.scores, seats_)}});
}

bool Program::greeted_with(std::string_view game, std::string_view rules) const {
  return child_ && child_->running() && greeting_ == std::string(game) + ' ' + std::string(rules);
}

void Program::tell(const SeenEvent& event) {
  const json told = to_plain_json(event.message);
  if (!events_.empty()) events_ += ',';
  events_ += line_of(told);
  send({{"type", "event"}, {"event", told}});
}

void Program::deal_ends(const Scores& scores) { send({{"type", "end"}, {"scores", points(scores, seats_)}}); }

void Program::send(const json& message) {
  if (child_) child_->send(line_of(message));
}

Result<std::string> Program::ask(std::string_view view, const std::vector<std::string>& moves,
                                 std::optional<std::chrono::steady_clock::time_point> deadline) {
  const auto now = ChildProcess::Clock::now();
  const auto ours = now + settings_.budget + (spoke_ ? milliseconds(0) : settings_.starting);
  const auto until = std::min(ours, deadline.value_or(ours));
  const auto budget =
      std::clamp(std::chrono::floor<milliseconds>(until - now), milliseconds(0), settings_.budget);
  ++number_;
  last_time_.reset();
  if (!child_) return complaint_because("external.gone", Message("external.no_deal"));
  std::string request = line_of({{"type", "request"},
                                 {"number", number_},
                                 {"budget_ms", budget.count()},
                                 {"view", json::parse(view)},
                                 {"moves", moves}});
  // The events are already text: a long deal is not serialised again for every move.
  request.insert(1, "\"events\":[" + events_ + "],");
  const auto used = child_->cpu_time();
  child_->send(request);

  Result<std::string> answer = await_answer(budget, until);
  sound_ = answer.ok();
  if (child_->running()) {
    const auto more = std::max(child_->cpu_time() - used, std::chrono::nanoseconds(0));
    last_time_ = {ChildProcess::Clock::now() - now, more};
  }
  return answer;
}

Result<std::string> Program::await_answer(milliseconds budget, ChildProcess::Clock::time_point until) {
  using Outcome = ChildProcess::Outcome;
  do {
    ChildProcess::Received received = child_->receive(until);
    spoke_ = spoke_ || received.outcome == Outcome::line;
    switch (received.outcome) {
      case Outcome::late:
        return complaint("external.late", {{"budget", budget.count()}});
      case Outcome::ended:
        return complaint_because("external.gone", *child_->ending());
      case Outcome::too_long:
        return complaint_because(
            "external.nonsense",
            Message("external.long_line", {{"most", static_cast<std::int64_t>(ChildProcess::kMaxLine)}}));
      case Outcome::line:
        if (auto answer = read_answer(received.line)) return *std::move(answer);
    }
  } while (ChildProcess::Clock::now() < until);  // endless old answers gain no time
  return complaint("external.late", {{"budget", budget.count()}});
}

std::optional<Result<std::string>> Program::read_answer(const std::string& line) const {
  const auto nonsense = [&](std::string why) -> Result<std::string> {
    return complaint_because("external.nonsense", Message(std::move(why), {{"line", excerpt(line)}}));
  };
  const json answer = json::parse(line, nullptr, false);
  if (answer.is_discarded()) return nonsense("external.not_json");
  if (!answer.is_object()) return nonsense("external.no_object");
  const auto number = answer.find("number");
  if (number == answer.end() || !number->is_number_integer()) return nonsense("external.no_number");
  if (number->get<std::int64_t>() < number_) return std::nullopt;
  if (number->get<std::int64_t>() > number_) return nonsense("external.unasked");
  const auto move = answer.find("move");
  if (move == answer.end() || !move->is_string()) return nonsense("external.no_move");
  return Result<std::string>(move->get<std::string>());
}

Message Program::complaint(std::string key, Message::Arguments more) const {
  Message message(std::move(key), {{"command", name()}, {"number", number_}});
  for (auto& argument : more) message.arguments.push_back(std::move(argument));
  return message;
}

// The reason is passed as an argument, with its own arguments next to ours, so that any language can state
// both.
Message Program::complaint_because(std::string key, const Message& reason) const {
  Message message = complaint(std::move(key), reason.arguments);
  message.arguments.emplace_back("reason", Key{reason.key});
  return message;
}

Message Program::objection(std::string key, const std::string& move, const Message& reason) const {
  Message::Arguments arguments{{"move", excerpt(move)}};
  arguments.insert(arguments.end(), reason.arguments.begin(), reason.arguments.end());
  return complaint_because(std::move(key), Message(reason.key, std::move(arguments)));
}

}  // namespace parlor
