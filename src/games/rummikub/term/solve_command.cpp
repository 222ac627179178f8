#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/rules/solve.h"
#include "games/rummikub/term/screen.h"

namespace parlor::rummikub {
namespace {

// Tiles of one place, named like sets; commas are welcome.
Result<std::vector<Face>> parse_tiles(const Rules& rules, std::string text) {
  std::ranges::replace(text, ',', ' ');
  auto sets = melds::parse_sets(rules.tile_set(), text);
  if (!sets) return sets.problem();
  return sets->empty() ? std::vector<Face>() : std::move(sets->front());
}

std::optional<Message> too_many(const melds::FaceCounts& counts) {
  for (int i = 0; i < melds::kFaces; ++i) {
    if (counts[Face::at(i)] > melds::kCopies) {
      return Message("melds.too_many_of", {{"text", Face::at(i).to_string()}});
    }
  }
  return std::nullopt;
}

// The sets of the new table; what came from the rack has a plus before it.
std::string table_lines(const Board::Sets& left_alone, const melds::Solution& solution) {
  std::string lines;
  for (const auto& set : left_alone) lines += "  " + melds::to_text(set) + "\n";
  for (const melds::LaidSet& set : solution.sets) {
    std::vector<std::string> tiles;
    tiles.reserve(set.formation.faces.size());
    for (std::size_t i = 0; i < set.formation.faces.size(); ++i) {
      tiles.push_back((set.origins[i].rack ? "+" : "") + set.formation.faces[i].to_string());
    }
    lines += "  " + join(tiles, " ") + "\n";
  }
  return lines;
}

std::string listed(const melds::FaceCounts& counts) {
  std::vector<Face> faces;
  for (int i = 0; i < melds::kFaces; ++i)
    faces.insert(faces.end(), static_cast<std::size_t>(counts[Face::at(i)]), Face::at(i));
  return faces.empty() ? "-" : melds::to_text(faces);
}

struct Question {
  melds::Task task;
  Board::Sets table;
};

Result<Question> read_question(const TypedOptions& typed) {
  const auto rules = parse_rules<Rummikub>("set=real " + typed.text("--rules"));
  if (!rules) return rules.problem();
  if (!rules->real()) return Message("rummikub.solve.real_only");
  const bool first_meld = typed.has("--first-meld");
  Question question;
  auto table = melds::parse_sets(rules->tile_set(), typed.text("--table"));
  if (!table) return table.problem();
  const auto rack = parse_tiles(*rules, typed.text("--rack"));
  if (!rack) return rack.problem();
  const auto keep = parse_tiles(*rules, typed.text("--keep"));
  if (!keep) return keep.problem();

  melds::Task& task = question.task;
  task.rules = rules->meld_rules();
  task.goal = typed.has("--points") ? melds::Goal::points : melds::Goal::tiles;
  melds::FaceCounts all;
  for (std::size_t i = 0; i < table->size(); ++i) {
    auto formation = melds::as_formation(task.rules, (*table)[i]);
    if (!formation) {
      Message problem("rummikub.solve.bad_set", formation.problem().arguments);
      problem.arguments.emplace_back("number", static_cast<std::int64_t>(i + 1));
      problem.arguments.emplace_back("set", melds::to_text((*table)[i]));
      problem.arguments.emplace_back("reason", Key{formation.problem().key});
      return problem;
    }
    (*table)[i] = std::move(formation->faces);
    for (Face face : (*table)[i]) all.add(face);
    if (first_meld) continue;
    for (Face face : (*table)[i]) task.table.add(face);
  }
  for (Face face : *rack) all.add(face);
  if (auto problem = too_many(all)) return *problem;
  for (Face face : *rack) task.rack.add(face);
  for (Face face : *keep) {
    if (task.keep[face] == task.rack[face]) {
      return Message("rummikub.solve.not_there", {{"tile", face.to_string()}});
    }
    task.keep.add(face);
  }
  if (first_meld) task.least_points = rules->first_meld;
  question.table = std::move(*table);
  return question;
}

// The best play from a table and a rack, as lines.
Result<std::string> solve(const TypedOptions& typed, const Catalogue& words) {
  const bool first_meld = typed.has("--first-meld");
  auto question = read_question(typed);
  if (!question) return question.problem();
  if (typed.has("--keep-sets") && !first_meld) question->task.table_sets = question->table;
  const auto solution = melds::solver().solve(question->task);
  if (!solution) return words.say(Message("rummikub.solve.no_first_meld")) + "\n";
  // A first meld is counted as it lies, with jokers as what they stand for.
  int points = first_meld ? 0 : solution->worth.points;
  for (const melds::LaidSet& set : solution->sets) {
    if (first_meld) points += set.formation.points(question->task.rules);
  }
  melds::FaceCounts left = question->task.rack;
  for (int i = 0; i < melds::kFaces; ++i) {
    for (int n = solution->worth.placed[Face::at(i)]; n > 0; --n) left.remove(Face::at(i));
  }
  return words.say(Message("rummikub.solve.table")) + "\n" +
         table_lines(first_meld ? question->table : Board::Sets(), *solution) +
         words.say(Message("rummikub.solve.placed", {{"tiles", listed(solution->worth.placed)},
                                                     {"count", solution->worth.tiles},
                                                     {"points", points}})) +
         "\n" + words.say(Message("rummikub.solve.left", {{"tiles", listed(left)}})) + "\n";
}

}  // namespace

GameCommand solve_command() {
  using enum CommandOption::Takes;
  return {.name = "solve",
          .help = {"rummikub.help.solve"},
          .lacking = {"rummikub.help.no_solver"},
          .options = {{.name = "--table", .help = {"rummikub.help.solve.table"}},
                      {.name = "--rack", .help = {"rummikub.help.solve.rack"}, .required = true},
                      {.name = "--keep", .help = {"rummikub.help.solve.keep"}},
                      {.name = "--rules", .help = {"term.rules_option"}, .takes = several},
                      {.name = "--points", .help = {"rummikub.help.solve.points"}, .takes = nothing},
                      {.name = "--first-meld", .help = {"rummikub.help.solve.first-meld"}, .takes = nothing},
                      {.name = "--keep-sets", .help = {"rummikub.help.solve.keep-sets"}, .takes = nothing}},
          .run = solve};
}

}  // namespace parlor::rummikub
