#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "core/text.h"
#include "external/named_player.h"
#include "external/program_pool.h"
#include "term/layout.h"
#include "term/name_question.h"
#include "term/play.h"
#include "term/profile_folder.h"
#include "term/record_file.h"
#include "term/style.h"

namespace parlor {
namespace {

constexpr const char* kHuman = "human";

// human, a level of computer player, or cmd:COMMAND; the name comes later.
RecordSeat seat_of(const std::string& player) {
  if (player == kHuman) return {"", kHuman, ""};
  if (program_command(player)) return {"", "program", *program_command(player)};
  return {"", "computer", player};
}

// Splits --seats: comma-separated players, whose names are used where --names gives none.
std::optional<Message> read_seats(PlayOptions& options) {
  std::vector<std::string> players;
  for (const std::string& text : options.seats) {
    auto listed = split_players(text);
    if (!listed) return listed.problem();
    for (const std::string& player : *listed) {
      const NamedPlayer named = named_player(player);
      players.push_back(named.player);
      if (named.name.empty() || players.size() <= options.names.size()) continue;
      options.names.resize(players.size());
      options.names.back() = named.name;
    }
  }
  options.seats = std::move(players);
  return std::nullopt;
}

// Names as given. Seats without one get the game's default names, and the first person the name of the
// profile.
void name_seats(std::vector<RecordSeat>& seats, const std::vector<std::string>& names,
                const std::string& person, const Screen& screen) {
  const auto named = [&](std::size_t i) { return i < names.size() && !names[i].empty(); };
  for (std::size_t i = 0; i < seats.size(); ++i)
    seats[i].name = named(i) ? names[i] : std::string(screen.usual_names()[i]);
  const auto first = std::ranges::find(seats, kHuman, &RecordSeat::kind);
  if (person.empty() || first == seats.end() || named(static_cast<std::size_t>(first - seats.begin())))
    return;
  // The seat whose default name this is gets the name that is now free.
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!named(i) && seats[i].name == person) seats[i].name = first->name;
  }
  first->name = person;
}

// The profile of the person at the terminal: a pipe or a script has none, unless PARLOR_HOME names one.
std::optional<ProfileFolder> profile_of(const PlayOptions& options) {
  const bool person = is_terminal(STDIN_FILENO) && options.script.empty();
  return person || ProfileFolder::is_named() ? ProfileFolder::of_environment() : std::nullopt;
}

Result<MatchLength> match_length(const PlayOptions& options, const MatchLength& usual) {
  if (options.deals && options.to_score) return Message("apps.two_lengths");
  if (options.deals.value_or(1) < 1 || options.to_score.value_or(1) < 1) return Message("apps.length");
  if (options.to_score) return MatchLength::to_score(*options.to_score);
  return options.deals ? MatchLength::deals(*options.deals) : usual;
}

// The contents of a deal file: the tiles, and the rules if it gives them.
struct DealFile {
  DealSource source;
  std::string rules;  // in full; empty if the file does not give them
};
Result<DealFile> read_deal_file(const std::string& path, const GameListing& game) {
  auto read = load_record(path);
  if (!read) return read.problem();
  const Record& record = read->record;
  if (record.setup.game != game.name) {
    return Message("apps.other_game", {{"file", path}, {"game", record.setup.game}, {"wanted", game.name}});
  }
  if (record.deals.empty()) return Message("apps.no_deal", {{"file", path}});
  return DealFile{record.deals.front().source, record.setup.rules};
}

struct NewGame {
  TableSetup setup;
  DealPlan deals;
  std::vector<Message> warnings;
  GivenMoves moves;
};

// What is wrong with the level given for all computers.
std::optional<Message> check_level(const PlayOptions& options, const GameListing& game) {
  if (!options.level) return std::nullopt;
  if (!options.seats.empty()) return Message("apps.level_alone", {{"option", "--seats"}});
  if (!options.setup.file.empty())
    return Message("apps.level_alone", {{"option", options.setup.option->name}});
  std::vector<std::string> known;
  for (const LevelInfo& level : game.levels) {
    if (*options.level == level.name || (!level.also_called.empty() && *options.level == level.also_called))
      return std::nullopt;
    known.push_back(level.name);
  }
  return Message("apps.no_level",
                 {{"game", game.name}, {"text", *options.level}, {"known", join(known, ", ")}});
}

Result<GivenGame> read_setup(const PlayOptions& options, const GameTerminal& game, const Seed& seed) {
  const SetupOption& option = *options.setup.option;
  const auto own = std::ranges::find(game.setups, option.name, &SetupOption::name);
  if (own == game.setups.end()) return Message(option.lacking.name, {{"game", game.name}});
  if (!options.rules.empty() || !options.deal.empty() || !options.seats.empty())
    return Message("apps.setup_alone", {{"option", option.name}});
  const auto text = read_file(options.setup.file);
  if (!text) return text.problem();
  return own->read(*text, seed);
}

Result<NewGame> set_up(const PlayOptions& options, const GameListing& game, const std::string& person) {
  if (auto problem = check_level(options, game)) return *problem;
  auto seed = seed_option(options.seed);
  if (!seed) return seed.problem();
  DealPlan deals{*seed};
  auto rules = game.full_rules(joined_rules(options.rules));
  if (!rules) return rules.problem();
  if (!options.deal.empty()) {
    auto file = read_deal_file(options.deal, game);
    if (!file) return file.problem();
    deals.first = file->source;
    // The tiles alone do not determine later deals, so the record needs a seed: a resumed match must continue
    // in the same way.
    if (!deals.first->seed) deals.first->seed = *seed;
    if (options.rules.empty() && !file->rules.empty()) *rules = file->rules;
  }
  std::vector<std::string> players = options.seats;
  std::vector<Message> warnings;
  GivenMoves moves;
  if (!options.setup.file.empty()) {
    auto given = read_setup(options, terminal_of(game), *seed);
    if (!given) return given.problem();
    rules = std::move(given->rules);
    deals.first = std::move(given->deal);
    players = std::move(given->players);
    warnings = std::move(given->warnings);
    moves = std::move(given->moves);
  }
  auto length = match_length(options, game.match_length(*rules));
  if (!length) return length.problem();

  TableSetup setup{game.name, *rules, {}, *length};
  if (players.empty()) {
    players.assign(static_cast<std::size_t>(game.seats(*rules)), options.level.value_or(usual_level(game)));
    if (!players.empty()) players.front() = kHuman;
  }
  if (options.names.size() > players.size()) return Message("apps.names");
  if (players.size() > static_cast<std::size_t>(kMaxSeats)) {
    return Message("table.seats", {{"game", game.name},
                                   {"needed", game.seats(*rules)},
                                   {"given", static_cast<std::int64_t>(players.size())}});
  }
  for (const std::string& player : players) setup.seats.push_back(seat_of(player));
  name_seats(setup.seats, options.names, person, *terminal_of(game).screen);
  return NewGame{std::move(setup), deals, std::move(warnings), std::move(moves)};
}

// Options that say how a new game starts make no sense for one that is resumed.
bool begins_anew(const PlayOptions& options) {
  return !options.seats.empty() || options.level || !options.names.empty() || !options.rules.empty() ||
         !options.seed.empty() || !options.deal.empty() || !options.setup.file.empty() || options.deals ||
         options.to_score || !options.record.empty();
}

struct OpenedTable {
  std::unique_ptr<Table> table;
  DealPlan deals;
  std::optional<Message> cut;
  std::vector<Message> warnings{};
  GivenMoves moves{};
};
Result<OpenedTable> open_table(const PlayOptions& options, const GameListing& game,
                               const std::string& person) {
  if (options.resume.empty()) {
    auto fresh = set_up(options, game, person);
    if (!fresh) return fresh.problem();
    auto table = game.open(std::move(fresh->setup));
    if (!table) return table.problem();
    return OpenedTable{std::move(*table), fresh->deals, std::nullopt, std::move(fresh->warnings),
                       std::move(fresh->moves)};
  }
  if (begins_anew(options)) return Message("apps.resume_alone");
  auto read = load_record(options.resume);
  if (!read) return read.problem();
  if (read->record.setup.game != game.name) {
    return Message("apps.other_game",
                   {{"file", options.resume}, {"game", read->record.setup.game}, {"wanted", game.name}});
  }
  auto resumed = resume_table(options.resume, game.open);
  if (!resumed) return resumed.problem();
  DealPlan plan = DealPlan::of(resumed->table->record());
  return OpenedTable{std::move(resumed->table), plan, resumed->cut};
}

bool has_person(const Table& table) {
  const std::vector<RecordSeat>& seats = table.record().setup.seats;
  return std::ranges::find(seats, kHuman, &RecordSeat::kind) != seats.end();
}

// Asks people for the names they did not give; returns Input::What::line unless somebody leaves instead.
Input::What ask_for_names(PlayOptions& options, const Table& table, const std::string& person,
                          LineSource& input) {
  std::vector<RecordSeat> seats = table.record().setup.seats;
  const Input::What answered = ask_names(seats, person, input, std::cout, spoken());
  for (const RecordSeat& seat : seats) options.names.push_back(seat.name);
  return answered;
}

}  // namespace

int play_command(const PlayOptions& typed) {
  PlayOptions given = typed;
  if (const auto problem = read_seats(given)) return refuse(*problem);
  const auto found = find_game(given.game);
  if (!found) return refuse(found.problem());
  const GameListing& game = **found;
  if (given.open_stock && !terminal_of(game).screen->has_stock())
    return refuse(Message("apps.no_stock", {{"game", game.name}}));
  const std::optional<ProfileFolder> profile = profile_of(given);
  const std::string person = profile ? profile->name() : "";
  // Reports wrong options before asking anything.
  const auto possible = open_table(given, game, person);
  if (!possible) return refuse(possible.problem());
  std::optional<std::filesystem::path> script;
  if (!given.script.empty()) script = given.script;
  auto input = open_lines(script, std::cout);
  if (!input) return refuse(input.problem());
  PlayOptions options = given;
  // A known person need not be asked for a name; set_up() finds their seat.
  const bool known = given.names.empty() && !person.empty();
  Opening opening{given.seats, known ? std::vector{person} : given.names,
                  given.open_hands || given.open_stock, given.level.value_or("")};
  for (const RecordSeat& seat : (*possible).table->record().setup.seats) {
    if (!given.resume.empty()) opening.players.push_back(seat.kind);
  }
  // The file says who plays.
  const bool asks = given.setup.file.empty();
  if (asks && !terminal_of(game).screen->ask(opening, **input, std::cout, spoken())) return 0;
  options.open_hands = opening.open_hands;
  if (given.resume.empty()) {
    options.seats = std::move(opening.players);
    if (!options.seats.empty()) options.level.reset();  // they include it
    if (!known) options.names = std::move(opening.names);
  }
  auto opened = open_table(options, game, person);
  if (!opened) return refuse(opened.problem());
  // A pipe or a script holds moves for the game, and nobody to ask for a name.
  if (given.names.empty() && given.resume.empty() && asks && (*input)->interactive() &&
      terminal_of(game).screen->asks_names()) {
    const Input::What answered = ask_for_names(options, *opened->table, person, **input);
    if (answered != Input::What::line) return answered == Input::What::interrupted ? kInterrupted : 0;
    opened = open_table(options, game, "");
    if (!opened) return refuse(opened.problem());
  }
  for (const Message& warning : opened->warnings) report(std::cerr, spoken(), warning);

  Style style = Style::of_output(options.unicode);
  style.letters = options.letters;
  std::string record = options.resume.empty() ? options.record : options.resume;
  const bool kept_in_profile = record.empty() && profile && !options.no_keep && has_person(*opened->table);
  if (kept_in_profile) {
    const auto made = profile->new_record(game.name, std::time(nullptr));
    if (made) {
      record = made->string();
    } else {
      report(std::cerr, spoken(), made.problem());
    }
  }
  return play({
      .table = std::move(opened->table),
      .deals = opened->deals,
      .make_player = [&game, &options](const RecordSeat& seat,
                                       const Seed& seed) -> Result<std::unique_ptr<TablePlayer>> {
        const auto command = program_command(seat.player());
        if (!command) return game.make_player(seat.player(), seed);
        ProgramSettings settings;
        settings.budget = std::chrono::milliseconds(options.program_ms);
        return game.make_program(std::make_shared<ProgramPool>(*command, settings));
      },
      .make_adviser = game.make_adviser,
      .given = std::move(opened->moves),
      .open_hands = options.open_hands,
      .open_stock = options.open_stock,
      .clock = options.clock > 0 ? std::optional(std::chrono::seconds(options.clock)) : std::nullopt,
      .curtain = !options.no_curtain,
      .record = record.empty() ? std::nullopt : std::optional<std::filesystem::path>(record),
      .must_keep = !kept_in_profile,
      .resumed = !options.resume.empty(),
      .cut = opened->cut,
      .screen = *terminal_of(game).screen,
      .words = spoken(),
      .style = style,
      .input = **input,
      .out = std::cout,
      .err = std::cerr,
  });
}

}  // namespace parlor
