#include "term/line_source.h"

#include <doctest/doctest.h>
#include <iterator>
#include <sstream>
#include <string>

#include "term/byte_order_mark.h"
#include "term/test_table.h"

namespace parlor {

TEST_CASE("a script's lines are repeated after the prompt, and its end is an end") {
  const test::TemporaryFolder folder;
  std::ostringstream out;
  const auto lines = open_lines(folder.write("script", "C3 D3\r\npass"), out);
  REQUIRE(lines.ok());
  CHECK(!(*lines)->interactive());
  const Input first = (*lines)->read("> ");
  CHECK(first.what == Input::What::line);
  CHECK(first.line == "C3 D3");
  CHECK((*lines)->read("> ").line == "pass");
  CHECK((*lines)->read("> ").what == Input::What::end);
  CHECK(out.str() == "> C3 D3\n> pass\n> ");
}

TEST_CASE("a byte order mark before a script is no part of its first line") {
  const test::TemporaryFolder folder;
  std::ostringstream out;
  const auto lines = open_lines(folder.write("script",
                                             "\xEF\xBB\xBF"
                                             "C3\npass\n"),
                                out);
  REQUIRE(lines.ok());
  CHECK((*lines)->read("> ").line == "C3");
  CHECK((*lines)->read("> ").line == "pass");
}

TEST_CASE("a stream loses a byte order mark, whole and at its beginning only") {
  const auto rest = [](const std::string& text) {
    std::istringstream in(text);
    skip_byte_order_mark(in);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  CHECK(rest("\xEF\xBB\xBF"
             "C[3]") == "C[3]");
  CHECK(rest("\xEF\xBB\xBF\xEF\xBB\xBF") == "\xEF\xBB\xBF");
  CHECK(rest("\xEF\xBC\xA1") == "\xEF\xBC\xA1");
  CHECK(rest("\xEF\xBB") == "\xEF\xBB");
  CHECK(rest("C\xEF\xBB\xBF") == "C\xEF\xBB\xBF");
  CHECK(rest("").empty());
}

TEST_CASE("an overlong line is read whole and repeated in part") {
  std::istringstream in(std::string(100'000, 'x') + "\n");
  std::ostringstream out;
  StreamLines lines(in, out);
  CHECK(lines.read("> ").line.size() == 100'000);
  CHECK(out.str().starts_with("> xxx"));
  CHECK(out.str().ends_with("xxx\u2026\n"));
  CHECK(out.str().size() < 2000);
}

TEST_CASE("a script that cannot be read is refused with its name") {
  const test::TemporaryFolder folder;
  std::ostringstream out;
  const auto lines = open_lines(folder / "nothing", out);
  REQUIRE(!lines.ok());
  CHECK(test::has(test::english().say(lines.problem()),
                  "Cannot read " + (folder / "nothing").string() + ": No such file"));
  CHECK(!open_lines(folder.path(), out).ok());
}

}  // namespace parlor
