#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.h"
#include "apps/commands.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "core/columns.h"
#include "term/layout.h"
#include "term/record_file.h"

namespace parlor {
namespace {

constexpr std::size_t kMarked = 3;       // of the most costly moves
constexpr std::size_t kWidestMove = 30;  // that fits into a column
constexpr std::string_view kSame = "=";  // the best player's move if it is the one played
constexpr std::string_view kCostly = "*";

using Row = std::array<std::string, 5>;  // number, loss, played, best, reason

std::vector<std::string> names_of(const Record& record) {
  std::vector<std::string> names;
  names.reserve(record.setup.seats.size());
  for (const RecordSeat& seat : record.setup.seats) names.push_back(seat.name);
  return names;
}

// The person asking is most likely the one who played.
int likely_seat(const Record& record) {
  const auto& seats = record.setup.seats;
  const auto person = std::ranges::find(seats, "human", &RecordSeat::kind);
  return person == seats.end() ? 0 : static_cast<int>(person - seats.begin());
}

// The smallest loss that is marked; moves that cost nothing never are.
double costly_from(const Analysis& analysis) {
  std::vector<double> losses;
  losses.reserve(analysis.moves.size());
  for (const AnalysedMove& move : analysis.moves) losses.push_back(move.loss);
  std::ranges::sort(losses, std::greater());
  return losses.size() < kMarked ? 0 : losses[kMarked - 1];
}

std::string loss_text(const AnalysedMove& move, double costly) {
  if (move.loss == 0) return "0 ";
  return fixed(move.loss, 2) + " ± " + fixed(move.error, 2) +
         std::string(move.loss >= costly ? kCostly : " ");
}

std::vector<Row> rows_of(const Analysis& analysis, const std::vector<std::string>& names) {
  const double costly = costly_from(analysis);
  std::vector<Row> rows = {{"", say({"apps.analysis.loss"}), say({"apps.analysis.played"}), analysis.player,
                            say({"apps.analysis.reason"})}};
  for (const AnalysedMove& move : analysis.moves) {
    rows.push_back({std::to_string(move.step + 1) + ".", loss_text(move, costly), move.move,
                    move.best == move.move ? std::string(kSame) : move.best,
                    printable(spoken().say(move.reason, names))});
  }
  return rows;
}

bool fits_columns(const Row& row) { return width(row[2]) <= kWidestMove && width(row[3]) <= kWidestMove; }

std::string columns_of(const std::vector<Row>& rows) {
  std::array<std::size_t, 5> widths{};
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string lines;
  for (const Row& row : rows) {
    lines += pad_left(row[0], widths[0]) + "  " + pad_left(row[1], widths[1]) + "  " +
             pad_right(row[2], widths[2]) + "  " + pad_right(row[3], widths[3]) + "  " + row[4] + '\n';
  }
  return lines;
}

// One paragraph per move, if moves are long; the first row has the headings.
std::string paragraphs_of(const std::vector<Row>& rows) {
  const Row& heads = rows.front();
  std::size_t widest = 0;
  for (const std::string& head : heads) widest = std::max(widest, width(head));
  std::string lines;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    lines += rows[i][0] + ' ' + heads[1] + ' ' + rows[i][1] + '\n';
    for (std::size_t part = 2; part < heads.size(); ++part)
      lines += "    " + pad_right(heads[part], widest) + "  " + rows[i][part] + '\n';
  }
  return lines;
}

void print(const Analysis& analysis, const std::vector<std::string>& names) {
  const auto& moves = analysis.moves;
  const auto same =
      std::ranges::count_if(moves, [](const AnalysedMove& move) { return move.best == move.move; });
  const std::string better = analysis.better == Better::high ? "apps.analysis.more" : "apps.analysis.fewer";
  std::cout << printable(spoken().say(Message("apps.analysis.title", {{"deal", analysis.deal},
                                                                      {"seat", analysis.seat},
                                                                      {"player", analysis.player},
                                                                      {"better", Key{better}}}),
                                      names))
            << '\n';
  if (!moves.empty()) {
    const std::vector<Row> rows = rows_of(analysis, names);
    const bool narrow = std::ranges::all_of(rows, fits_columns);
    std::cout << '\n' << (narrow ? columns_of(rows) : paragraphs_of(rows)) << '\n';
  }
  std::cout << say(Message("apps.analysis.sum", {{"loss", fixed(analysis.loss(), 2)},
                                                 {"moves", static_cast<std::int64_t>(moves.size())},
                                                 {"same", static_cast<std::int64_t>(same)},
                                                 {"player", analysis.player}}));
  if (analysis.loss() > 0)
    std::cout << ' ' << say(Message("apps.analysis.marked", {{"mark", std::string(kCostly)}}));
  std::cout << '\n';
}

}  // namespace

int analyse_command(const AnalyseOptions& options) {
  const auto read = load_record(options.file);
  if (!read) return refuse(read.problem());
  const Record& record = read->record;
  const auto game = find_game(record.setup.game);
  if (!game) return refuse(game.problem());
  const int seat = options.seat.value_or(likely_seat(record));
  auto run = (*game)->analyse(record, {options.deal, Seat::at(seat), options.samples});
  if (!run) return refuse(run.problem());
  if (read->cut) report(std::cerr, spoken(), *read->cut);

  while ((*run)->step()) {
  }
  const Analysis& analysis = (*run)->result();
  if (options.json) {
    std::cout << to_json(analysis).dump(2, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
  } else {
    print(analysis, names_of(record));
  }
  return 0;
}

}  // namespace parlor
