#include "term/grade.h"

#include <doctest/doctest.h>
#include <sstream>

#include "term/test_table.h"

namespace parlor {
namespace {

// Echoes every line.
int echo(const ScriptRequest& request) {
  for (std::string line; std::getline(request.in, line);) request.out << line << '\n';
  return 0;
}

struct Grading {
  int code;
  std::string out;
  std::string err;
};

Grading graded(const std::filesystem::path& folder, const CaseFiles& files = {}) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = grade(folder, {.run = echo, .cases = files}, test::english(), out, err);
  return {code, out.str(), err.str()};
}

}  // namespace

TEST_CASE("white space at the ends of lines and at the end does not make a difference") {
  CHECK(!first_difference("a\nb\n", "a  \nb\t\r\n\n \n"));
  CHECK(!first_difference("", "\n"));
  const auto indent = first_difference("a\n b", "a\nb");
  REQUIRE(indent);
  CHECK(indent->line == 2);
  CHECK(*indent->expected == " b");
  CHECK(*indent->found == "b");
  const auto shorter = first_difference("a\nb", "a");
  REQUIRE(shorter);
  CHECK(shorter->line == 2);
  CHECK(!shorter->found);
}

TEST_CASE("grade passes what agrees, in order of names, and exits 0") {
  const test::TemporaryFolder folder;
  for (const char* name : {"b", "a"}) {
    folder.write(std::string(name) + ".in", "1\n");
    folder.write(std::string(name) + ".out", "1  \n\n");
  }
  folder.write("notes.txt", "no case");
  const Grading result = graded(folder.path());
  CHECK(result.code == 0);
  CHECK(result.out == "passed a\npassed b\n2 passed, 0 failed\n");
}

TEST_CASE("grade shows the first differing line in both versions and exits 1") {
  const test::TemporaryFolder folder;
  folder.write("a.in", "1\n2\n3\n");
  folder.write("a.out", "1\n4\n5\n");
  folder.write("b.in", "1\n2\n");
  folder.write("b.out", "1\n");
  const Grading result = graded(folder.path());
  CHECK(result.code == 1);
  CHECK(result.out ==
        "failed a: line 2 differs\n  expected: 4\n  found:    2\n"
        "failed b: line 2 differs\n  expected: (end of output)\n  found:    2\n"
        "0 passed, 2 failed\n");
}

TEST_CASE("a game may name its case files differently, and have some without an answer") {
  const CaseFiles files{.input = ".properties", .answer = ".log", .answer_needed = false};
  const test::TemporaryFolder folder;
  folder.write("a.in", "1\n");
  CHECK(graded(folder.path(), files).code == 2);
  CHECK(graded(folder.path(), files).err ==
        folder.path().string() + " has no cases: no file ends in .properties.\n");
  for (const char* name : {"c", "b", "a"}) folder.write(std::string(name) + ".properties", "1\n");
  CHECK(graded(folder.path(), files).code == 2);
  CHECK(graded(folder.path(), files).err ==
        folder.path().string() + " has no cases: no NAME.properties has a matching NAME.log.\n");
  folder.write("b.log", "1\n");
  Grading result = graded(folder.path(), files);
  CHECK(result.code == 0);
  CHECK(result.out == "passed b\n1 passed, 0 failed\n");
  CHECK(result.err == "Not graded, because there is no .log file: a, c.\n");
  folder.write("c.log", "2\n");
  result = graded(folder.path(), files);
  CHECK(result.code == 1);
  CHECK(test::has(result.out, "failed c: line 1 differs\n"));
}

TEST_CASE("grade exits 2 without cases, without a folder, and where an answer is missing") {
  const test::TemporaryFolder folder;
  CHECK(graded(folder.path()).code == 2);
  CHECK(test::has(graded(folder.path()).err, "has no cases"));
  CHECK(graded(folder / "nowhere").code == 2);
  folder.write("a.in", "1\n");
  const Grading result = graded(folder.path());
  CHECK(result.code == 2);
  CHECK(test::has(result.err, "Cannot read " + (folder / "a.out").string() + ": "));
}

}  // namespace parlor
