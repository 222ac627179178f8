// Parses the messages that clients send to a table. docs/api.md shows each.
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
  std::string id;  // chosen by the client
  std::variant<AskState, AskMove, AskAssessment, AskArrangement, AskHint, AskNextDeal, AskStart, AskRematch,
               AskLeave, AskResign, AskEnd, AskDecline, AskChat, AskSettings>
      what;
  std::optional<Message> unknown{};  // the message type is unknown
  std::optional<Message> problem{};  // the type is known, but the fields are wrong
};

ClientMessage read_client_message(const nlohmann::json& message);

// The first message identifies the client: with a token the player of a seat, without one a spectator.
struct FirstMessage {
  std::optional<std::string> token;
  bool lists_moves = false;  // wants its seat's legal moves listed
};

Result<FirstMessage> read_first_message(const nlohmann::json& message);

}  // namespace parlor
