#include "term/line_source.h"

#include <doctest/doctest.h>
#include <sstream>

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

TEST_CASE("a script that cannot be read is refused with its name") {
  const test::TemporaryFolder folder;
  std::ostringstream out;
  const auto lines = open_lines(folder / "nothing", out);
  REQUIRE(!lines.ok());
  CHECK(test::has(test::english().say(lines.problem()), "nothing cannot be read: No such file"));
  CHECK(!open_lines(folder.path(), out).ok());
}

}  // namespace parlor
