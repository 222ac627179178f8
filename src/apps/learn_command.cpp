#include <algorithm>
#include <cstdint>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "core/text.h"
#include "term/play.h"

namespace parlor {
namespace {

int list_lessons() {
  for (const GameListing& game : games()) {
    std::cout << say(Message(game.title.name)) << '\n';
    for (const Lesson& lesson : game.lessons) {
      std::cout << "  parlor learn " << game.name << ' ' << lesson.name << ": "
                << say(Message(game.name + ".lesson." + lesson.name + ".title")) << '\n';
    }
  }
  return 0;
}

Result<std::size_t> find_lesson(const GameListing& game, const std::string& name) {
  if (name.empty()) return 0;
  std::vector<std::string> known;
  for (const Lesson& lesson : game.lessons) {
    if (lesson.name == name) return known.size();
    known.push_back(lesson.name);
  }
  return Message("apps.no_lesson", {{"lesson", shortened(name, Message::kLongestGiven)},
                                    {"game", game.name},
                                    {"known", join(known, ", ")}});
}

int play_lesson(const GameListing& game, LessonRun& run, std::unique_ptr<Table> table, const Style& style,
                LineSource& input) {
  const Tutor& tutor = run.tutor;
  return play({
      .table = std::move(table),
      .deals = {Seed::of(0)},
      .make_player = [&tutor](const RecordSeat&, const Seed&) -> Result<std::unique_ptr<TablePlayer>> {
        return tutor.player();
      },
      .make_adviser = [&tutor] { return tutor.player(); },
      .record = std::nullopt,
      .cut = std::nullopt,
      .lesson = &run,
      .screen = *terminal_of(game).screen,
      .words = spoken(),
      .style = style,
      .input = input,
      .out = std::cout,
      .err = std::cerr,
  });
}

}  // namespace

int learn_command(const LearnOptions& options) {
  if (options.game.empty()) return list_lessons();
  const auto found = find_game(options.game);
  if (!found) return refuse(found.problem());
  const GameListing& game = **found;
  const auto first = find_lesson(game, options.lesson);
  if (!first) return refuse(first.problem());
  auto input = open_lines(std::nullopt, std::cout);
  if (!input) return refuse(input.problem());
  Style style = Style::of_output(options.unicode);
  style.letters = options.letters;

  std::cout << say(Message("apps.learn_welcome")) << '\n';
  if (const auto notice = terminal_of(game).screen->notice(style)) std::cout << say(*notice) << '\n';
  for (std::size_t i = *first; i < game.lessons.size(); ++i) {
    const auto tutor = Tutor::open(game.lessons[i], game.open);
    if (!tutor) return refuse(tutor.problem());
    auto table = tutor->position();
    if (!table) return refuse(table.problem());
    if (i > *first && (*input)->interactive()) {
      const Input enter = (*input)->read(say(Message("apps.next_lesson")));
      if (enter.what == Input::What::interrupted) return 130;
      if (enter.what == Input::What::end || trim(enter.line) == "quit") return 0;
    }
    const auto number = static_cast<std::int64_t>(i + 1);
    std::cout << '\n'
              << say(Message("apps.lesson", {{"number", number},
                                             {"all", static_cast<std::int64_t>(game.lessons.size())},
                                             {"title", Key{tutor->says("title").key}}}))
              << '\n';
    LessonRun run{*tutor};
    const int code = play_lesson(game, run, std::move(*table), style, **input);
    if (!run.finished) return code;
  }
  std::cout << say(Message("apps.learnt", {{"game", game.name}})) << '\n';
  return 0;
}

}  // namespace parlor
