#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>

#include "core/text.h"
#include "games/okey/players/players.h"
#include "games/okey/rules/rules.h"
#include "games/okey/term/screen.h"
#include "term/command.h"
#include "term/layout.h"

namespace parlor::okey {
namespace {

constexpr const char* kHuman = "human";
constexpr const char* kUsualLevel = "basic";  // the computer of the rule document
constexpr std::size_t kLongestName = 24;      // in columns

class Questions {
 public:
  Questions(LineSource& input, std::ostream& out, const Catalogue& words)
      : input_(input), out_(out), words_(words) {}

  // Asks until `accepts` has no objection to the answer; false if the input ends.
  bool ask(const Message& question,
           const std::function<std::optional<Message>(const std::string&)>& accepts) {
    while (true) {
      const Input answer = input_.read(words_.say(question));
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
  // Whether quit leaves the game; a name may be any word.
  void may_leave(bool may) { may_leave_ = may; }

 private:
  LineSource& input_;
  std::ostream& out_;
  const Catalogue& words_;
  bool may_leave_ = true;
};

Message no_choice(const std::string& answer, std::size_t last) {
  return Message("okey.screen.no_choice",
                 {{"text", printable(answer)}, {"last", static_cast<std::int64_t>(last)}});
}

bool ask_who_plays(Questions& questions, bool& person_plays) {
  for (const char* line : {"okey.screen.who_plays", "okey.screen.one_person", "okey.screen.four_computers"})
    questions.tell(Message(line));
  const auto accepts = [&](const std::string& answer) -> std::optional<Message> {
    const std::optional<int> number = parse_int(answer);
    if (number != 1 && number != 2) return no_choice(answer, 2);
    person_plays = number == 1;
    return std::nullopt;
  };
  return questions.ask(Message("okey.screen.choice"), accepts);
}

// By number or name; an empty answer means the computer of the rule document.
bool ask_level(Questions& questions, std::string& level) {
  questions.tell(Message("okey.screen.which_level"));
  std::int64_t number = 0;
  for (const PlayerLevel<Okey>& each : levels()) {
    questions.tell(Message("okey.screen.level",
                           {{"number", ++number}, {"level", std::string(each.name)}, {"about", each.about}}));
  }
  const auto accepts = [&](const std::string& answer) -> std::optional<Message> {
    const std::string word = answer.empty() ? kUsualLevel : lower_case(answer);
    for (std::size_t i = 0; i < levels().size(); ++i) {
      if (!levels()[i].is_called(word) && parse_int(word) != static_cast<int>(i + 1)) continue;
      level = levels()[i].name;
      return std::nullopt;
    }
    return no_choice(answer, levels().size());
  };
  return questions.ask(Message("okey.screen.choose_level", {{"usual", kUsualLevel}}), accepts);
}

bool ask_seats(Questions& questions, Opening& opening) {
  bool person_plays = false;
  if (!ask_who_plays(questions, person_plays)) return false;
  if (opening.level.empty() && !ask_level(questions, opening.level)) return false;
  opening.players.assign(kSeats, opening.level);
  if (person_plays) opening.players.front() = kHuman;
  return true;
}

bool ask_name(Questions& questions, Opening& opening) {
  questions.may_leave(false);
  const auto accepts = [&](const std::string& answer) -> std::optional<Message> {
    const auto is_control = [](unsigned char c) { return std::iscntrl(c) != 0; };
    if (answer.empty() || width(answer) > kLongestName || std::ranges::any_of(answer, is_control))
      return Message("okey.screen.no_name", {{"most", static_cast<std::int64_t>(kLongestName)}});
    opening.names = {answer};
    return std::nullopt;
  };
  const bool asked = questions.ask(Message("okey.screen.name"), accepts);
  questions.may_leave(true);
  return asked;
}

bool ask_developer(Questions& questions, Opening& opening) {
  const auto accepts = [&](const std::string& typed) -> std::optional<Message> {
    const std::string answer = lower_case(typed);
    const bool yes = answer == "y" || answer == "yes";
    if (!yes && answer != "n" && answer != "no") return Message("okey.screen.yes_or_no");
    opening.open_hands = yes;
    return std::nullopt;
  };
  return questions.ask(Message("okey.screen.developer"), accepts);
}

}  // namespace

bool ask_opening(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words) {
  Questions questions(input, out, words);
  const bool asks = opening.players.empty();
  if (asks && !ask_seats(questions, opening)) return false;
  // If no people play, there is nothing to hide.
  if (std::ranges::find(opening.players, kHuman) == opening.players.end()) {
    opening.open_hands = true;
    return true;
  }
  if (!asks) return true;
  if (opening.names.empty() && !ask_name(questions, opening)) return false;
  return opening.open_hands || ask_developer(questions, opening);
}

}  // namespace parlor::okey
