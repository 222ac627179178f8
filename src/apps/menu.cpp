#include "apps/menu.h"

#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "core/text.h"
#include "term/layout.h"

namespace parlor {
namespace {

// One question: the numbers to choose from, starting at `least`, and what Enter means.
struct Question {
  std::string prompt;
  int least = 1;
  int most = 1;
  std::optional<int> usual{};
  std::vector<std::string> words{};  // may be typed instead of the numbers
};

class Menu {
 public:
  Menu(LineSource& input, std::ostream& out) : input_(input), out_(out) {}

  // Nothing if the person leaves; code() says how.
  std::optional<int> ask(const Question& question) {
    while (true) {
      const Input typed = input_.read(question.prompt);
      if (typed.what == Input::What::interrupted) code_ = kInterrupted;
      if (typed.what != Input::What::line) return std::nullopt;
      const std::string word = lower_case(trim(typed.line));
      if (word.empty() && question.usual) return question.usual;
      if (word == "0" || word == "q" || word == "quit") return std::nullopt;
      const std::optional<int> number = parse_int(word);
      if (number && *number >= question.least && *number <= question.most) return number;
      const auto named = std::ranges::find(question.words, word);
      if (named != question.words.end())
        return question.least + static_cast<int>(named - question.words.begin());
      tell(Message(
          "apps.no_choice",
          {{"text", printable(trim(typed.line))}, {"least", question.least}, {"most", question.most}}));
    }
  }

  // The same, with the question above and, if there are any, a numbered line for each choice.
  std::optional<int> choose(const Message& about, const std::vector<std::string>& lines, Question question) {
    leave_line();
    tell(about);
    number_lines(lines);
    question.prompt = say(Message("apps.menu.choice", {{"least", question.least},
                                                       {"most", question.most},
                                                       {"usual", question.usual.value_or(question.least)}}));
    return ask(question);
  }

  void leave_line() { out_ << '\n'; }
  void tell(const Message& message) { out_ << say(message) << '\n'; }
  void number_lines(const std::vector<std::string>& lines) {
    int number = 0;
    for (const std::string& line : lines) out_ << "  " << ++number << ". " << line << '\n';
  }
  int code() const { return code_; }

 private:
  LineSource& input_;
  std::ostream& out_;
  int code_ = 0;
};

const GameListing* ask_game(Menu& menu) {
  Question question;
  std::vector<std::string> lines;
  for (const GameListing& game : games()) {
    lines.push_back(say(Message(game.title.name)) + ": " + say(Message(game.about.name)));
    question.words.push_back(game.name);
  }
  question.most = static_cast<int>(lines.size());
  question.prompt = say(Message("apps.choose", {{"most", question.most}}));
  menu.tell(Message("apps.welcome"));
  menu.leave_line();
  menu.number_lines(lines);
  menu.leave_line();
  const std::optional<int> number = menu.ask(question);
  return number ? &games()[static_cast<std::size_t>(*number - 1)] : nullptr;
}

// The variant, as rules. Enter takes the rule document's own game, which names no options.
std::optional<std::string> ask_form(Menu& menu, const GameListing& game) {
  Question question;
  std::vector<std::string> lines;
  for (const Form& form : game.forms) {
    lines.push_back(say(Message(form.title.name)) + ": " + say(Message(form.about.name)));
    question.words.push_back(form.name);
    if (form.rules.empty()) question.usual = static_cast<int>(lines.size());
  }
  question.most = static_cast<int>(lines.size());
  const auto number = menu.choose(Message("apps.menu.variant", {{"game", say(Message(game.title.name))}}),
                                  lines, std::move(question));
  return number ? std::optional(game.forms[static_cast<std::size_t>(*number - 1)].rules) : std::nullopt;
}

// The seats: people first, computers of one level on the others.
std::optional<std::vector<std::string>> ask_seats(Menu& menu, const GameListing& game, int seats) {
  const auto people = menu.choose(Message("apps.menu.people"), {}, {.prompt = {}, .most = seats, .usual = 1});
  if (!people) return std::nullopt;
  std::vector<std::string> players(static_cast<std::size_t>(seats), "human");
  if (*people == seats) return players;
  Question question;
  std::vector<std::string> lines;
  for (const LevelInfo& level : game.levels) {
    lines.push_back(level.name + ": " + say(Message(level.about.name)));
    question.words.push_back(level.name);
    if (level.name == usual_level(game)) question.usual = static_cast<int>(lines.size());
  }
  question.most = static_cast<int>(lines.size());
  const auto level = menu.choose(Message("apps.menu.level"), lines, std::move(question));
  if (!level) return std::nullopt;
  std::fill(players.begin() + *people, players.end(), game.levels[static_cast<std::size_t>(*level - 1)].name);
  return players;
}

}  // namespace

MenuAnswer ask_menu(LineSource& input, std::ostream& out) {
  Menu menu(input, out);
  const auto left = [&] { return MenuAnswer{std::nullopt, menu.code()}; };
  const GameListing* game = ask_game(menu);
  if (game == nullptr) return left();
  PlayOptions play;
  play.game = game->name;
  const GameTerminal& terminal = terminal_of(*game);
  const auto form = ask_form(menu, *game);
  if (!form) return left();
  if (!form->empty()) play.rules.push_back(*form);
  const auto players = std::ranges::find(game->options, OptionRole::players, &OptionInfo::role);
  if (players != game->options.end()) {
    const auto number = menu.choose(Message("apps.menu.players"), {},
                                    {.prompt = {},
                                     .least = players->least,
                                     .most = players->most,
                                     .usual = parse_int(players->standard)});
    if (!number) return left();
    play.rules.push_back(players->name + "=" + std::to_string(*number));
  }
  if (terminal.asks_who_plays) return {std::move(play)};
  const auto rules = game->full_rules(joined_rules(play.rules));
  auto seats = ask_seats(menu, *game, game->seats(*rules));
  if (!seats) return left();
  play.seats = *std::move(seats);
  return {std::move(play)};
}

int menu_command() {
  auto lines = open_lines(std::nullopt, std::cout);
  if (!lines) return refuse(lines.problem());
  const MenuAnswer answer = ask_menu(**lines, std::cout);
  lines->reset();  // the game opens the terminal itself
  return answer.play ? play_command(*answer.play) : answer.code;
}

}  // namespace parlor
