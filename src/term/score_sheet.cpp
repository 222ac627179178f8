#include "term/score_sheet.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/text.h"
#include "term/layout.h"

namespace parlor {
namespace {

constexpr std::size_t kLeastColumn = 5;  // "-1234"

}  // namespace

std::string score_sheet(const Table& table, const Look& look) {
  struct Row {
    std::string title;
    std::vector<std::string> cells;
  };
  const std::vector<std::string> names = shown_names(table);
  std::vector<Row> rows = {{look.words.say(Message("term.scores")), names}};
  const auto add = [&](const Message& title, const Scores& scores) {
    Row row{look.words.say(title), {}};
    for (int i = 0; i < table.seats(); ++i) row.cells.push_back(scores[Seat::at(i)].to_string());
    rows.push_back(std::move(row));
  };
  const bool from_nothing = table.start() == Scores();
  if (!from_nothing) add(Message("term.start"), table.start());
  std::int64_t deal = 0;
  for (const Scores& scores : table.sheet()) add(Message("term.deal", {{"deal", ++deal}}), scores);
  if (table.deals_finished() != 1 || !from_nothing) add(Message("term.total"), table.scores());

  std::size_t first = 0;
  for (const Row& row : rows) first = std::max(first, width(row.title));
  std::string sheet;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::string line = pad_right(rows[i].title, first);
    for (std::size_t seat = 0; seat < rows[i].cells.size(); ++seat) {
      line += "  " + pad_left(rows[i].cells[seat], std::max(kLeastColumn, width(names[seat])));
    }
    sheet += (i == 0 ? look.style.paint(Ink::bold, line) : line) + "\n";
  }
  return sheet;
}

std::string verdict(const Table& table, const Look& look) {
  if (table.called_off()) return look.words.say(Message("term.called_off"));
  const std::vector<std::string> names = shown_names(table);
  std::vector<std::string> best;
  for (Seat seat : table.leaders()) best.push_back(names[slot(seat)]);
  const std::string key = best.size() == 1 ? "term.wins" : "term.share";
  return look.words.say(Message(key, {{"names", join(best, ", ")}}));
}

}  // namespace parlor
