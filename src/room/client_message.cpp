#include "room/client_message.h"

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "room/details.h"
#include "room/fields.h"
#include "room/people.h"

namespace parlor {
namespace {

void read_move(Fields& fields, ClientMessage& read) {
  fields.needed_text("id");
  const int number = fields.needed_number("number");
  read.what = AskMove{number, fields.needed_text("move")};
}

void read_assessment(Fields& fields, ClientMessage& read) {
  fields.needed_text("id");
  read.what = AskAssessment{fields.needed_text("draft")};
}

void read_arrangement(Fields& fields, ClientMessage& read) {
  fields.needed_text("id");
  read.what = AskArrangement{fields.needed_text("how")};
}

void read_hint(Fields& fields, ClientMessage& read) {
  fields.needed_text("id");
  read.what = AskHint{};
}

void read_next_deal(Fields& fields, ClientMessage& read) {
  AskNextDeal ask;
  if (fields.has("number")) ask.number = fields.needed_number("number");
  read.what = ask;
}

void read_rematch(Fields& fields, ClientMessage& read) {
  const auto word = clean_word(fields.text("word"));
  read.what = AskRematch{word ? *word : ""};
  if (!word) read.problem = word.problem();
}

void read_chat(Fields& fields, ClientMessage& read) {
  const auto text = clean_line(fields.needed_text("text"), "text", kLongestChat);
  read.what = AskChat{text ? *text : ""};
  if (!text) read.problem = text.problem();
}

void read_settings(Fields& fields, ClientMessage& read) {
  AskSettings ask;
  if (fields.has("chat")) ask.chat = fields.flag("chat", false);
  if (fields.has("pace")) ask.pace = fields.number("pace", 0, 0, kLongestPace);
  read.what = ask;
}

template <class Ask>
void read_nothing_more(Fields&, ClientMessage& read) {
  read.what = Ask{};
}

}  // namespace

ClientMessage read_client_message(const nlohmann::json& message) {
  using Reader = void (*)(Fields&, ClientMessage&);
  static const std::map<std::string, Reader, std::less<>> kReaders = {
      {"state", read_nothing_more<AskState>},
      {"move", read_move},
      {"assess", read_assessment},
      {"arrange", read_arrangement},
      {"hint", read_hint},
      {"next", read_next_deal},
      {"start", read_nothing_more<AskStart>},
      {"rematch", read_rematch},
      {"leave", read_nothing_more<AskLeave>},
      {"resign", read_nothing_more<AskResign>},
      {"end", read_nothing_more<AskEnd>},
      {"decline", read_nothing_more<AskDecline>},
      {"chat", read_chat},
      {"settings", read_settings},
  };
  ClientMessage read;
  Fields fields(message);
  const std::string type = fields.needed_text("type");
  std::string id = fields.text("id");
  read.unknown = check_id(id);
  if (read.unknown) return read;
  read.id = std::move(id);
  const auto reader = kReaders.find(type);
  if (reader == kReaders.end()) {
    read.unknown = Message("server.unknown_type", {{"type", type.substr(0, kLongestId)}});
    return read;
  }
  reader->second(fields, read);
  // Missing fields are reported before wrong ones.
  if (auto problem = fields.problem()) read.problem = std::move(problem);
  return read;
}

Result<FirstMessage> read_first_message(const nlohmann::json& message) {
  Fields fields(message);
  const std::string type = fields.needed_text("type");
  FirstMessage read;
  if (type == "sit") {
    read.token = fields.needed_text("token");
    read.lists_moves = fields.flag("moves", false);
  } else if (type != "watch") {
    return Message("server.first_message");
  }
  if (auto problem = fields.problem()) return *problem;
  return read;
}

}  // namespace parlor
