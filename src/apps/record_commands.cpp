#include <cstddef>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "term/record_file.h"
#include "term/replay_view.h"
#include "term/verify.h"

namespace parlor {

int replay_command(const ReplayOptions& options) {
  auto read = load_record(options.file);
  if (!read) return refuse(read.problem());
  const auto game = find_game(read->record.setup.game);
  if (!game) return refuse(game.problem());
  if (options.open_stock && !terminal_of(**game).screen->has_stock())
    return refuse(Message("apps.no_stock", {{"game", (*game)->name}}));
  if (options.to && *options.to < 0) return refuse(Message("apps.replay_to"));
  auto input = open_lines(std::nullopt, std::cout);
  if (!input) return refuse(input.problem());
  return step_through({
      .read = std::move(*read),
      .open_table = (*game)->open,
      .to = options.to ? std::optional(static_cast<std::size_t>(*options.to)) : std::nullopt,
      .open_hands = options.open_hands || options.open_stock,
      .open_stock = options.open_stock,
      .screen = *terminal_of(**game).screen,
      .words = spoken(),
      .style = Style::of_output(options.unicode),
      .input = **input,
      .out = std::cout,
      .err = std::cerr,
  });
}

int verify_command(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return refuse(text.problem());
  const OpenTable open = [](TableSetup setup) -> Result<std::unique_ptr<Table>> {
    const auto game = find_game(setup.game);
    if (!game) return game.problem();
    return (*game)->open(std::move(setup));
  };
  return verify(*text, open, spoken(), std::cout);
}

}  // namespace parlor
