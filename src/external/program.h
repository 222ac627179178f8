// The conversation with a program that plays: one JSON object per line in each direction.
// docs/writing-a-player.md describes it.
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
  std::chrono::milliseconds budget{1000};    // per move
  std::chrono::milliseconds starting{5000};  // extra time until the program has first answered
  std::string name{};                        // its name in reports; if empty, its command
  ChildProcess::Errors errors{};             // receives its standard error; if empty, it shares ours
};

// From a request to its answer, or until time ran out.
struct AnswerTime {
  std::chrono::nanoseconds wall;
  std::chrono::nanoseconds cpu;  // of the program and its children
};

class Program {
 public:
  explicit Program(std::string command, ProgramSettings settings = {})
      : command_(std::move(command)), settings_(std::move(settings)) {}

  const std::string& name() const { return settings_.name.empty() ? command_ : settings_.name; }

  // Starts the program if it is not running: at the first deal, and again at the first deal after it exited.
  void deal_begins(std::string_view game, std::span<const OptionInfo> options, const Setting& setting);
  void tell(const SeenEvent& event);
  void deal_ends(const Scores& scores);

  // The text of the move it answers in time, or what went wrong. The request contains all events of the deal.
  Result<std::string> ask(std::string_view view, const std::vector<std::string>& moves,
                          std::optional<std::chrono::steady_clock::time_point> deadline);
  // How long the last request took; nothing if the program had exited.
  const std::optional<AnswerTime>& last_time() const { return last_time_; }
  // Whether it is running and was started for this game and these rules.
  bool greeted_with(std::string_view game, std::string_view rules) const;
  // Whether it is running and its last answer, if any, was text and in time.
  bool sound() const { return child_ && child_->running() && sound_; }
  // A complaint about the last answer: `key` with command, number, the move and the reason.
  Message objection(std::string key, const std::string& move, const Message& reason) const;

 private:
  void send(const nlohmann::json& message);
  Result<std::string> await_answer(std::chrono::milliseconds budget, ChildProcess::Clock::time_point until);
  // Nothing if the line answers an older request.
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
  std::string events_;  // of this deal, as comma-separated JSON
  std::optional<AnswerTime> last_time_;
};

// The English phrases about programs that play.
std::span<const Phrase> external_phrases();

}  // namespace parlor
