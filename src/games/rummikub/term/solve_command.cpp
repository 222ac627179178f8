#include <algorithm>
#include <cstddef>
#include <istream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json_writer.h"
#include "core/text.h"
#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/rules/solve.h"
#include "games/rummikub/term/screen.h"
#include "games/rummikub/term/solve_question.h"
#include "melds/tile_json.h"
#include "term/record_file.h"

namespace parlor::rummikub {
namespace {

constexpr int kNothingPlaced = 1;
constexpr int kBadPosition = 2;

std::vector<Face> faces_in(const melds::FaceCounts& counts) {
  std::vector<Face> faces;
  for (int i = 0; i < melds::kFaces; ++i)
    faces.insert(faces.end(), static_cast<std::size_t>(counts[Face::at(i)]), Face::at(i));
  return faces;
}

std::string listed(const std::vector<Face>& faces) { return faces.empty() ? "-" : melds::to_text(faces); }

// The best play for one position, in words or as JSON.
class Answer {
 public:
  Answer(const SolveWishes& wishes, Question question) : wishes_(wishes), question_(std::move(question)) {
    if (wishes.keep_sets && !wishes.first_meld) question_.task.table_sets = question_.table;
    solution_ = melds::solver().solve(question_.task);
    left_ = question_.task.rack;
    if (!solution_) return;
    for (Face face : placed()) left_.remove(face);
  }

  bool places() const { return solution_ && solution_->worth.tiles > 0; }

  std::string in_words(const Catalogue& words) const {
    if (!solution_) return words.say(Message("rummikub.solve.no_first_meld")) + "\n";
    return words.say(Message("rummikub.solve.table")) + "\n" + table_lines() +
           words.say(Message(
               "rummikub.solve.placed",
               {{"tiles", listed(placed())}, {"count", solution_->worth.tiles}, {"points", points()}})) +
           "\n" + words.say(Message("rummikub.solve.left", {{"tiles", listed(faces_in(left_))}})) + "\n";
  }

  std::string as_json(std::optional<int> line) const {
    const Board::Sets table =
        places() ? sets_after(question_.table, *solution_, !wishes_.first_meld) : question_.table;
    JsonWriter json;
    json.begin_object();
    if (line) json.member("line", *line);
    json.member("tiles", static_cast<int>(placed().size())).member("points", points());
    if (wishes_.keep_sets) json.member("kept_sets", solution_ ? solution_->worth.kept_sets : 0);
    json.key("placed");
    melds::write_tiles(json, placed());
    json.key("left");
    melds::write_tiles(json, faces_in(left_));
    json.key("table").begin_array();
    for (const auto& set : table) melds::write_tiles(json, set);
    json.end_array();
    json.member("move",
                Rummikub::move_text(wishes_.rules, places() ? Move::place(*Board::of(table)) : Move::draw()));
    json.end_object();
    return json.take();
  }

 private:
  std::vector<Face> placed() const {
    return solution_ ? faces_in(solution_->worth.placed) : std::vector<Face>();
  }
  // An initial meld counts as it is placed, with each joker as the tile it stands for.
  int points() const {
    if (!solution_) return 0;
    if (!wishes_.first_meld) return solution_->worth.points;
    int points = 0;
    for (const melds::LaidSet& set : solution_->sets) points += set.formation.points(question_.task.rules);
    return points;
  }
  // The sets of the new table; tiles from the rack are marked with a plus.
  std::string table_lines() const {
    std::string lines;
    if (wishes_.first_meld) {
      for (const auto& set : question_.table) lines += "  " + melds::to_text(set) + "\n";
    }
    for (const melds::LaidSet& set : solution_->sets) {
      std::vector<std::string> tiles;
      tiles.reserve(set.formation.faces.size());
      for (std::size_t i = 0; i < set.formation.faces.size(); ++i) {
        tiles.push_back((set.origins[i].rack ? "+" : "") + set.formation.faces[i].to_string());
      }
      lines += "  " + join(tiles, " ") + "\n";
    }
    return lines;
  }

  const SolveWishes& wishes_;
  Question question_;
  std::optional<melds::Solution> solution_;
  melds::FaceCounts left_;
};

// Positions from lines, each answered before the next is read, so that a program can ask one by one. An
// impossible position is reported, and the others are still answered.
class ManyPositions {
 public:
  ManyPositions(const SolveWishes& wishes, bool json, const CommandStreams& streams, const Catalogue& words)
      : wishes_(wishes), json_(json), streams_(streams), words_(words) {}

  int answer(std::istream& lines) {
    int code = 0;
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
      const std::string_view text = trim(line);
      if (text.empty() || text.starts_with('#')) continue;
      code = std::max(code, answer(text, number));
    }
    return code;
  }

 private:
  int answer(std::string_view text, int number) {
    const auto position = PositionText::of_line(text);
    if (!position) return complain(position.problem(), number);
    auto question = question_of(wishes_, *position);
    if (!question) return complain(question.problem(), number);
    const Answer answer(wishes_, std::move(*question));
    if (json_) {
      streams_.out << answer.as_json(number) << '\n' << std::flush;
    } else {
      streams_.out << words_.say(Message("rummikub.solve.line", {{"line", number}})) << '\n'
                   << answer.in_words(words_) << '\n'
                   << std::flush;
    }
    return answer.places() ? 0 : kNothingPlaced;
  }
  int complain(const Message& problem, int number) {
    const std::string sentence = words_.say(problem);
    if (json_) {
      JsonWriter json;
      json.begin_object().member("line", number).member("error", sentence).end_object();
      streams_.out << json.take() << '\n' << std::flush;
    }
    streams_.err << words_.say(Message("rummikub.solve.bad_line", {{"line", number}, {"problem", sentence}}))
                 << '\n'
                 << std::flush;
    return kBadPosition;
  }

  const SolveWishes& wishes_;
  bool json_;
  const CommandStreams& streams_;
  const Catalogue& words_;
};

Result<int> solve_many(const SolveWishes& wishes, const TypedOptions& typed, const CommandStreams& streams,
                       const Catalogue& words) {
  for (const char* option : {"--table", "--rack", "--keep"}) {
    if (typed.has(option)) return Message("rummikub.solve.positions_alone", {{"option", option}});
  }
  ManyPositions positions(wishes, typed.has("--json"), streams, words);
  const std::string file = typed.text("--positions");
  if (file == "-") return positions.answer(streams.in);
  auto text = read_file(file);
  if (!text) return text.problem();
  std::istringstream lines(*std::move(text));
  return positions.answer(lines);
}

Result<int> solve(const TypedOptions& typed, const CommandStreams& streams, const Catalogue& words) {
  const auto wishes = SolveWishes::of(typed);
  if (!wishes) return wishes.problem();
  if (typed.has("--positions")) return solve_many(*wishes, typed, streams, words);
  if (!typed.has("--rack")) return Message("rummikub.solve.no_rack");
  const std::string table = typed.text("--table");
  const std::string rack = typed.text("--rack");
  const std::string keep = typed.text("--keep");
  auto question = question_of(*wishes, {table, rack, keep});
  if (!question) return question.problem();
  const Answer answer(*wishes, std::move(*question));
  streams.out << (typed.has("--json") ? answer.as_json(std::nullopt) + "\n" : answer.in_words(words));
  return answer.places() ? 0 : kNothingPlaced;
}

}  // namespace

GameCommand solve_command() {
  using enum CommandOption::Takes;
  return {.name = "solve",
          .help = {"rummikub.help.solve"},
          .lacking = {"rummikub.help.no_solver"},
          .options = {{.name = "--table", .help = {"rummikub.help.solve.table"}, .value = "SETS"},
                      {.name = "--rack", .help = {"rummikub.help.solve.rack"}, .value = "TILES"},
                      {.name = "--keep", .help = {"rummikub.help.solve.keep"}, .value = "TILES"},
                      {.name = "--positions", .help = {"rummikub.help.solve.positions"}, .value = "FILE"},
                      {.name = "--rules", .help = {"term.rules_option"}, .value = "RULES", .takes = several},
                      {.name = "--points", .help = {"rummikub.help.solve.points"}, .takes = nothing},
                      {.name = "--first-meld", .help = {"rummikub.help.solve.first-meld"}, .takes = nothing},
                      {.name = "--keep-sets", .help = {"rummikub.help.solve.keep-sets"}, .takes = nothing},
                      {.name = "--json", .help = {"rummikub.help.solve.json"}, .takes = nothing}},
          .run = solve};
}

}  // namespace parlor::rummikub
