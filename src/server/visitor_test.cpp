#include "server/visitor.h"

#include <doctest/doctest.h>

#include "server/testing/live_server.h"

namespace parlor {
namespace {

std::string read_in(std::string_view accepted) { return reader_language(test::languages(), accepted); }

TEST_CASE("a reader gets the available language they prefer, or else English") {
  CHECK(read_in("tr") == "tr");
  CHECK(read_in("tr-TR,tr;q=0.9,en;q=0.8") == "tr");
  CHECK(read_in("de, fr;q=0.9, tr;q=0.3") == "tr");
  CHECK(read_in("en;q=0.4, tr;q=0.5") == "tr");
  CHECK(read_in("en, tr") == "en");
  for (const char* nothing : {"", "de", "*", ";", ",,", "tr;q=0", "tr;q=x", "q=1"}) {
    CAPTURE(nothing);
    CHECK(read_in(nothing) == "en");
  }
}

TEST_CASE("browsers that open an address want a page, and programs do not") {
  CHECK(wants_page("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"));
  CHECK_FALSE(wants_page("*/*"));
  CHECK_FALSE(wants_page("application/json"));
  CHECK_FALSE(wants_page(""));
}

TEST_CASE("our own address is made only from a valid host name") {
  CHECK(site_address("https", "cards.example.org") == "https://cards.example.org");
  CHECK(site_address("", "127.0.0.1:8080") == "http://127.0.0.1:8080");
  CHECK(site_address("javascript", "[::1]:8080") == "http://[::1]:8080");
  for (const char* bad : {"", "a b", "a/b", "a\"b", "<b>", "a@b", "a?b", "a#b"}) {
    CAPTURE(bad);
    CHECK(site_address("https", bad).empty());
  }
}

}  // namespace
}  // namespace parlor
