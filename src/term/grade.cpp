#include "term/grade.h"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <system_error>
#include <utility>
#include <vector>

#include "core/text.h"
#include "term/layout.h"
#include "term/record_file.h"

namespace parlor {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    while (!line.empty() && trim(line.substr(line.size() - 1)).empty()) line.remove_suffix(1);
    lines.emplace_back(line);
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

fs::path answer_to(fs::path input, const CaseFiles& files) { return input.replace_extension(files.answer); }

struct Cases {
  std::vector<fs::path> inputs;
  std::vector<std::string> without_answer;  // names of cases that need none
};

Result<Cases> cases_in(const fs::path& folder, const CaseFiles& files) {
  std::error_code error;
  std::vector<fs::path> inputs;
  for (auto entry = fs::directory_iterator(folder, error); !error && entry != fs::directory_iterator();
       entry.increment(error)) {
    if (entry->path().extension() == files.input) inputs.push_back(entry->path());
  }
  if (error) return Message("term.unreadable", {{"file", folder.string()}, {"error", error.message()}});
  if (inputs.empty()) {
    return Message("grade.no_cases", {{"folder", folder.string()}, {"ending", files.input}});
  }
  std::ranges::sort(inputs);
  Cases cases;
  for (fs::path& input : inputs) {
    if (files.answer_needed || fs::exists(answer_to(input, files), error)) {
      cases.inputs.push_back(std::move(input));
    } else {
      cases.without_answer.push_back(input.stem().string());
    }
  }
  if (cases.inputs.empty()) {
    return Message("grade.no_answers",
                   {{"folder", folder.string()}, {"input", files.input}, {"answer", files.answer}});
  }
  return cases;
}

class Grader {
 public:
  Grader(const ScriptProgram& program, const Catalogue& words, std::ostream& out, std::ostream& err)
      : program_(program), words_(words), out_(out), err_(err) {}

  void run(const fs::path& input) {
    const Result<std::string> given = read_file(input);
    const Result<std::string> expected = read_file(answer_to(input, program_.cases));
    if (!given || !expected) {
      ++broken_;
      report(err_, words_, (given ? expected : given).problem());
      return;
    }
    std::istringstream in(*given);
    std::ostringstream found;
    std::ostringstream complaints;
    program_.run({in, found, complaints});
    const std::string name = printable(input.stem().string());
    if (const auto difference = first_difference(*expected, found.str())) {
      ++failed_;
      tell(Message("grade.failed", {{"name", name}, {"line", static_cast<std::int64_t>(difference->line)}}));
      tell(Message("grade.expected", {{"line", shown(difference->expected)}}));
      tell(Message("grade.found", {{"line", shown(difference->found)}}));
      if (!complaints.str().empty()) out_ << "  " << printable(trim(complaints.str())) << '\n';
    } else {
      ++passed_;
      tell(Message("grade.passed", {{"name", name}}));
    }
  }

  int finish() {
    tell(Message("grade.total", {{"passed", passed_}, {"failed", failed_}}));
    if (broken_ > 0) return 2;
    return failed_ > 0 ? 1 : 0;
  }

 private:
  void tell(const Message& message) { out_ << words_.say(message) << '\n'; }
  std::string shown(const std::optional<std::string>& line) const {
    return line ? printable(*line) : words_.say(Message("grade.end"));
  }

  const ScriptProgram& program_;
  const Catalogue& words_;
  std::ostream& out_;
  std::ostream& err_;
  std::int64_t passed_ = 0;
  std::int64_t failed_ = 0;
  std::int64_t broken_ = 0;
};

}  // namespace

std::optional<Difference> first_difference(std::string_view expected, std::string_view found) {
  const std::vector<std::string> theirs = lines_of(expected);
  const std::vector<std::string> ours = lines_of(found);
  const auto at = [](const std::vector<std::string>& lines, std::size_t i) {
    return i < lines.size() ? std::optional(lines[i]) : std::nullopt;
  };
  for (std::size_t i = 0; i < std::max(theirs.size(), ours.size()); ++i) {
    if (at(theirs, i) != at(ours, i)) return Difference{i + 1, at(theirs, i), at(ours, i)};
  }
  return std::nullopt;
}

int grade(const fs::path& folder, const ScriptProgram& program, const Catalogue& words, std::ostream& out,
          std::ostream& err) {
  const auto cases = cases_in(folder, program.cases);
  if (!cases) {
    report(err, words, cases.problem());
    return 2;
  }
  Grader grader(program, words, out, err);
  for (const fs::path& input : cases->inputs) grader.run(input);
  const int code = grader.finish();
  if (!cases->without_answer.empty()) {
    report(err, words,
           Message("grade.not_graded",
                   {{"ending", program.cases.answer}, {"names", join(cases->without_answer, ", ")}}));
  }
  return code;
}

}  // namespace parlor
