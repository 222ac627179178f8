// For people who work on a game: its laws, and the counts of its moves.
#include <cstdint>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "apps/full/full_commands.h"
#include "apps/full/labs.h"
#include "apps/speak.h"
#include "core/text.h"
#include "term/record_file.h"

namespace parlor {

int laws_command(const LawsOptions& options) {
  const auto lab = find_lab(options.game);
  if (!lab) return refuse(lab.problem());
  const auto seed = seed_option(options.seed);
  if (!seed) return refuse(seed.problem());
  const auto report = (*lab)->laws({options.deals, *seed, joined_rules(options.rules)});
  if (!report) return refuse(report.problem());
  if (report->violation) {
    std::cout << say(Message("apps.law_broken", {{"law", std::string(report->violation->law)},
                                                 {"detail", report->violation->detail}}))
              << '\n';
    return 1;
  }
  std::cout << say(Message("apps.laws_hold", {{"deals", report->deals}, {"states", report->states}})) << '\n';
  return 0;
}

// A line of the file: GAME SEED DEPTH COUNT RULES...; other lines are comments and stay as they are.
int perft_command(const std::string& file, bool write) {
  const auto text = read_file(file);
  if (!text) return refuse(text.problem());
  std::istringstream lines(*text);
  std::string renewed;
  int number = 0;
  int wrong = 0;
  int checked = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    const auto parts = words(line);
    if (parts.empty() || parts[0].starts_with('#')) {
      renewed += line + '\n';
      continue;
    }
    const Message malformed("apps.perft_line", {{"file", file}, {"line", number}});
    if (parts.size() < 4) return refuse(malformed);
    const auto lab = find_lab(parts[0]);
    if (!lab) return refuse(lab.problem());
    const auto seed = Seed::parse(parts[1]);
    const auto depth = parse_int(parts[2]);
    if (!seed || !depth || *depth < 1) return refuse(malformed);
    std::vector<std::string> rules(parts.begin() + 4, parts.end());
    const auto count = (*lab)->perft(joined_rules(rules), *seed, *depth);
    if (!count) return refuse(count.problem());
    ++checked;
    if (std::to_string(*count) != parts[3]) {
      ++wrong;
      std::cout << say(Message("apps.perft_differs", {{"file", file},
                                                      {"line", number},
                                                      {"said", std::string(parts[3])},
                                                      {"found", static_cast<std::int64_t>(*count)}}))
                << '\n';
    }
    std::vector<std::string> fields = {std::string(parts[0]), std::string(parts[1]), std::string(parts[2]),
                                       std::to_string(*count)};
    fields.insert(fields.end(), rules.begin(), rules.end());
    renewed += join(fields, " ") + '\n';
  }
  std::cout << say(Message("apps.perft_total", {{"counts", checked}, {"wrong", wrong}})) << '\n';
  if (!write) return wrong == 0 ? 0 : 1;
  std::ofstream out(file, std::ios::binary);
  out << renewed;
  if (!out.flush()) return refuse(Message("apps.cannot_write", {{"file", file}}));
  return 0;
}

}  // namespace parlor
