#include "term/score_sheet.h"

#include <algorithm>
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
  const auto& deals = table.record().deals;
  for (std::size_t i = 0; i < deals.size(); ++i) {
    if (!deals[i].score) continue;
    Row row{look.words.say(Message("term.deal", {{"deal", static_cast<std::int64_t>(i + 1)}})), {}};
    for (std::string_view points : words(*deals[i].score)) row.cells.emplace_back(points);
    rows.push_back(std::move(row));
  }
  if (table.deals_finished() != 1) {
    Row total{look.words.say(Message("term.total")), {}};
    for (int i = 0; i < table.seats(); ++i) total.cells.push_back(table.scores()[Seat::at(i)].to_string());
    rows.push_back(std::move(total));
  }

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
  const std::vector<std::string> names = shown_names(table);
  std::vector<std::string> best;
  for (Seat seat : table.leaders()) best.push_back(names[static_cast<std::size_t>(seat.index())]);
  const std::string key = best.size() == 1 ? "term.wins" : "term.share";
  return look.words.say(Message(key, {{"names", join(best, ", ")}}));
}

}  // namespace parlor
