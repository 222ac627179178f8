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

// The command in a player's name of the form "cmd:COMMAND"; nothing for any other name.
std::optional<std::string> program_command(std::string_view player);

struct ProgramSettings {
  std::chrono::milliseconds budget{1000};    // for a move
  std::chrono::milliseconds starting{5000};  // on top of it until the program has spoken for the first time
};

class Program {
 public:
  explicit Program(std::string command, ProgramSettings settings = {})
      : command_(std::move(command)), settings_(settings) {}

  const std::string& command() const { return command_; }

  // Starts the program where it is not running: at the first deal, and at the next one after it ended.
  void deal_begins(std::string_view game, std::span<const OptionInfo> options, const Setting& setting);
  void tell(const SeenEvent& event);
  void deal_ends(const Scores& scores);

  // The text of the move it answers in time, or what went wrong.
  Result<std::string> ask(std::string_view view, const std::vector<std::string>& moves,
                          std::optional<std::chrono::steady_clock::time_point> deadline);
  // Something is wrong with the last answer: `key` with command, number, the move and the reason.
  Message objection(std::string key, const std::string& move, const Message& reason) const;

 private:
  void send(const nlohmann::json& message);
  // Nothing when the line answers an older request.
  std::optional<Result<std::string>> read_answer(const std::string& line) const;
  Message complaint(std::string key, Message::Arguments more) const;
  Message complaint_because(std::string key, const Message& reason) const;

  std::string command_;
  ProgramSettings settings_;
  std::optional<ChildProcess> child_;
  bool spoke_ = false;  // since it was started
  std::int64_t number_ = 0;
  int seats_ = 0;
};

// What is said of programs that play, in English.
std::span<const Phrase> external_phrases();

}  // namespace parlor
