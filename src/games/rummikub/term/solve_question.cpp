#include "games/rummikub/term/solve_question.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {
namespace {

// The tiles of one place, written like sets; commas are allowed.
Result<std::vector<Face>> parse_tiles(const Rules& rules, std::string_view text) {
  std::string tiles(text);
  std::ranges::replace(tiles, ',', ' ');
  return rules.tile_set().parse_faces(tiles);
}

// Sorts the sets; returns the number of the first invalid one and the reason.
std::optional<Message> tidy(const melds::MeldRules& rules, Board::Sets& sets) {
  for (std::size_t i = 0; i < sets.size(); ++i) {
    auto formation = melds::as_formation(rules, sets[i]);
    if (formation) {
      sets[i] = std::move(formation->faces);
      continue;
    }
    Message problem("rummikub.solve.bad_set", formation.problem().arguments);
    problem.arguments.emplace_back("number", static_cast<std::int64_t>(i + 1));
    problem.arguments.emplace_back("set", melds::to_text(sets[i]));
    problem.arguments.emplace_back("reason", Key{formation.problem().key});
    return problem;
  }
  return std::nullopt;
}

// The first tile that occurs more often than the game has it.
std::optional<Message> too_many(const melds::TileSet& tiles, const Board::Sets& table,
                                const std::vector<Face>& rack) {
  melds::FaceCounts counts;
  const auto is_one_too_many = [&](Face face) {
    if (std::as_const(counts)[face] == tiles.copies_of(face)) return true;
    counts.add(face);
    return false;
  };
  Board::Sets all = table;
  all.push_back(rack);
  for (const auto& faces : all) {
    const auto found = std::ranges::find_if(faces, is_one_too_many);
    if (found != faces.end()) return Message("melds.too_many_of", {{"text", found->to_string()}});
  }
  return std::nullopt;
}

}  // namespace

Result<SolveWishes> SolveWishes::of(const TypedOptions& typed) {
  const auto rules = parse_rules<Rummikub>("set=real " + typed.text("--rules"));
  if (!rules) return rules.problem();
  if (!rules->real()) return Message("rummikub.solve.real_only");
  return SolveWishes{.rules = *rules,
                     .points = typed.has("--points"),
                     .first_meld = typed.has("--first-meld"),
                     .keep_sets = typed.has("--keep-sets")};
}

Result<PositionText> PositionText::of_line(std::string_view line) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t bar = line.find('|');
    parts.push_back(trim(line.substr(0, bar)));
    if (bar == std::string_view::npos) break;
    line.remove_prefix(bar + 1);
  }
  if (parts.size() < 2 || parts.size() > 3) return Message("rummikub.solve.no_position");
  return PositionText{parts[0], parts[1], parts.size() > 2 ? parts[2] : ""};
}

Result<Question> question_of(const SolveWishes& wishes, const PositionText& position) {
  const melds::TileSet tiles = wishes.rules.tile_set();
  auto table = melds::parse_sets(tiles, position.table);
  if (!table) return table.problem();
  const auto rack = parse_tiles(wishes.rules, position.rack);
  if (!rack) return rack.problem();
  const auto keep = parse_tiles(wishes.rules, position.keep);
  if (!keep) return keep.problem();

  Question question;
  melds::Task& task = question.task;
  task.rules = wishes.rules.meld_rules();
  task.goal = wishes.points ? melds::Goal::points : melds::Goal::tiles;
  if (auto problem = tidy(task.rules, *table)) return *problem;
  if (auto problem = too_many(tiles, *table, *rack)) return *problem;
  if (wishes.first_meld) {
    task.least_points = wishes.rules.first_meld;
  } else {
    for (const auto& set : *table) {
      for (Face face : set) task.table.add(face);
    }
  }
  for (Face face : *rack) task.rack.add(face);
  for (Face face : *keep) {
    if (task.keep[face] == task.rack[face])
      return Message("rummikub.solve.not_there", {{"tile", face.to_string()}});
    task.keep.add(face);
  }
  question.table = std::move(*table);
  return question;
}

}  // namespace parlor::rummikub
