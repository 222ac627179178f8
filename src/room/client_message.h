// What somebody at a table asks for, read from the message they sent. docs/api.md shows each.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>

#include "core/message.h"

namespace parlor {

struct AskState {};
struct AskMove {
  int number = 0;
  std::string move;
};
struct AskAssessment {
  std::string draft;
};
struct AskArrangement {
  std::string how;
};
struct AskHint {};
struct AskNextDeal {
  std::optional<int> number;
};
struct AskStart {};
struct AskRematch {
  std::string word;
};
struct AskLeave {};
struct AskResign {};
struct AskEnd {};
struct AskDecline {};
struct AskChat {
  std::string text;
};
struct AskSettings {
  std::optional<bool> chat;
  std::optional<int> pace;
};

struct ClientMessage {
  std::string id;  // that the client gave it
  std::variant<AskState, AskMove, AskAssessment, AskArrangement, AskHint, AskNextDeal, AskStart, AskRematch,
               AskLeave, AskResign, AskEnd, AskDecline, AskChat, AskSettings>
      what;
  std::optional<Message> unknown{};  // there is no such message
  std::optional<Message> problem{};  // there is, but not with such fields
};

ClientMessage read_client_message(const nlohmann::json& message);

// The first message says who it is: somebody with the token of a seat, or a spectator without.
struct FirstMessage {
  std::optional<std::string> token;
  bool lists_moves = false;  // wants to be told the moves of its seat
};

Result<FirstMessage> read_first_message(const nlohmann::json& message);

}  // namespace parlor
