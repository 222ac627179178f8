// The conversation with a program that plays: one JSON object a line each way. docs/writing-a-player.md
// describes it.
#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/score.h"
#include "engine/event.h"
#include "engine/option.h"
#include "engine/player.h"
#include "external/child_process.h"

namespace parlor {

inline constexpr int kProgramProtocol = 2;

struct ProgramSettings {
  std::chrono::milliseconds budget{1000};    // for a move
  std::chrono::milliseconds starting{5000};  // on top of it until the program has spoken for the first time
  std::string name{};                        // what reports call it; by its command where it is empty
  ChildProcess::Errors errors{};             // gets its standard error, which is ours where nobody does
};

// From a request to its answer, or to the end of the time for it.
struct AnswerTime {
  std::chrono::nanoseconds wall;
  std::chrono::nanoseconds cpu;  // of the program and its children
};

class Program {
 public:
  explicit Program(std::string command, ProgramSettings settings = {})
      : command_(std::move(command)), settings_(std::move(settings)) {}

  const std::string& name() const { return settings_.name.empty() ? command_ : settings_.name; }

  // Starts the program where it is not running: at the first deal, and at the next one after it ended.
  void deal_begins(std::string_view game, std::span<const OptionInfo> options, const Setting& setting);
  void tell(const SeenEvent& event);
  void deal_ends(const Scores& scores);

  // The text of the move it answers in time, or what went wrong. The request has all events of the deal.
  Result<std::string> ask(std::string_view view, const std::vector<std::string>& moves,
                          std::optional<std::chrono::steady_clock::time_point> deadline);
  // What the last request took; nothing where the program had ended.
  const std::optional<AnswerTime>& last_time() const { return last_time_; }
  // Whether it runs, and was told of this game and these rules when it was started.
  bool greeted_with(std::string_view game, std::string_view rules) const;
  // Whether it runs and its last answer, if any, was a text in time.
  bool sound() const { return child_ && child_->running() && sound_; }
  // Something is wrong with the last answer: `key` with command, number, the move and the reason.
  Message objection(std::string key, const std::string& move, const Message& reason) const;

 private:
  void send(const nlohmann::json& message);
  Result<std::string> await_answer(std::chrono::milliseconds budget, ChildProcess::Clock::time_point until);
  // Nothing when the line answers an older request.
  std::optional<Result<std::string>> read_answer(const std::string& line) const;
  Message complaint(std::string key, Message::Arguments more) const;
  Message complaint_because(std::string key, const Message& reason) const;

  std::string command_;
  ProgramSettings settings_;
  std::optional<ChildProcess> child_;
  std::string greeting_;  // the game and its rules
  bool spoke_ = false;    // since it was started
  bool sound_ = true;     // likewise
  std::int64_t number_ = 0;
  int seats_ = 0;
  std::string events_;  // of this deal, as JSON with commas between them
  std::optional<AnswerTime> last_time_;
};

// What is said of programs that play, in English.
std::span<const Phrase> external_phrases();

}  // namespace parlor
