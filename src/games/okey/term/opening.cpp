#include <algorithm>
#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include "core/text.h"
#include "games/okey/rules/rules.h"
#include "games/okey/term/screen.h"
#include "term/command.h"
#include "term/layout.h"

namespace parlor::okey {
namespace {

constexpr const char* kHuman = "human";
constexpr const char* kComputer = "smart";

class Questions {
 public:
  Questions(LineSource& input, std::ostream& out, const Catalogue& words)
      : input_(input), out_(out), words_(words) {}

  // Asks until `accepts` says nothing against the answer; false when the input ends.
  bool ask(const char* question, const std::function<std::optional<Message>(const std::string&)>& accepts) {
    while (true) {
      const Input answer = input_.read(words_.say(Message(question)));
      if (answer.what != Input::What::line) {
        out_ << '\n';
        return false;
      }
      const auto typed = parse_command(answer.line);
      if (may_leave_ && typed && typed->command == Command::quit) return false;
      const auto problem = accepts(std::string(trim(answer.line)));
      if (!problem) return true;
      tell(*problem);
    }
  }
  void tell(const Message& message) { out_ << words_.say(message) << '\n'; }
  // Whether quit leaves; a name may be any word.
  void may_leave(bool may) { may_leave_ = may; }

 private:
  LineSource& input_;
  std::ostream& out_;
  const Catalogue& words_;
  bool may_leave_ = true;
};

bool ask_who_plays(Questions& questions, Opening& opening) {
  for (const char* line : {"okey.screen.who_plays", "okey.screen.one_person", "okey.screen.four_computers"})
    questions.tell(Message(line));
  return questions.ask("okey.screen.choice", [&](const std::string& answer) -> std::optional<Message> {
    const std::optional<int> number = parse_int(answer);
    if (number != 1 && number != 2)
      return Message("okey.screen.no_choice", {{"text", printable(answer)}, {"last", 2}});
    opening.players.assign(kSeats, kComputer);
    if (number == 1) opening.players.front() = kHuman;
    return std::nullopt;
  });
}

bool ask_name(Questions& questions, Opening& opening) {
  questions.may_leave(false);
  const auto accepts = [&](const std::string& answer) -> std::optional<Message> {
    const auto is_control = [](unsigned char c) { return std::iscntrl(c) != 0; };
    if (answer.empty() || std::ranges::any_of(answer, is_control)) return Message("okey.screen.no_name");
    opening.names = {answer};
    return std::nullopt;
  };
  const bool asked = questions.ask("okey.screen.name", accepts);
  questions.may_leave(true);
  return asked;
}

bool ask_developer(Questions& questions, Opening& opening) {
  return questions.ask("okey.screen.developer", [&](const std::string& typed) -> std::optional<Message> {
    const std::string answer = lower_case(typed);
    const bool yes = answer == "y" || answer == "yes";
    if (!yes && answer != "n" && answer != "no") return Message("okey.screen.yes_or_no");
    opening.open_hands = yes;
    return std::nullopt;
  });
}

}  // namespace

bool ask_opening(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words) {
  Questions questions(input, out, words);
  const bool asks = opening.players.empty();
  if (asks && !ask_who_plays(questions, opening)) return false;
  // Where nobody plays there is nothing to hide.
  if (std::ranges::find(opening.players, kHuman) == opening.players.end()) {
    opening.open_hands = true;
    return true;
  }
  if (!asks) return true;
  if (opening.names.empty() && !ask_name(questions, opening)) return false;
  return opening.open_hands || ask_developer(questions, opening);
}

}  // namespace parlor::okey
