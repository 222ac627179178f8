#include "room/token.h"

#include <doctest/doctest.h>
#include <set>

namespace parlor {
namespace {

TEST_CASE("tokens are 128 bits in hexadecimal, all different, and fit their own hash alone") {
  std::set<std::string> seen;
  std::optional<SeatToken> before;
  for (int i = 0; i < 1000; ++i) {
    const SeatToken token = SeatToken::make();
    CHECK(token.text.size() == 32);
    CHECK(token.text.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(seen.insert(token.text).second);
    CHECK(token.hash.fits(token.text));
    if (before) CHECK_FALSE(before->hash.fits(token.text));
    before = token;
  }
}

TEST_CASE("a hash survives being written down, and does not show the token") {
  const SeatToken token = SeatToken::make();
  const std::string text = token.hash.to_string();
  CHECK(text.size() == 64);
  CHECK(text.find(token.text) == std::string::npos);
  const auto again = TokenHash::parse(text);
  REQUIRE(again);
  CHECK(again->fits(token.text));
  for (const std::string& other : {std::string(), token.text + " ", token.text.substr(1), text}) {
    CHECK_FALSE(again->fits(other));
  }
}

TEST_CASE("the key of a profile is 32 hexadecimal digits in lowercase") {
  CHECK(is_key("00112233445566778899aabbccddeeff"));
  CHECK_FALSE(is_key(""));
  CHECK_FALSE(is_key(std::string(31, '0')));
  CHECK_FALSE(is_key(std::string(33, '0')));
  CHECK_FALSE(is_key(std::string(32, 'A')));
  CHECK_FALSE(is_key(std::string(32, 'g')));
}

TEST_CASE("anything that is not a hash is rejected") {
  for (const std::string& text : {std::string(), std::string("cat"), std::string(63, '0'),
                                  std::string(62, '0'), std::string(66, '0'), std::string(64, 'g')}) {
    CHECK_FALSE(TokenHash::parse(text));
  }
}

TEST_CASE("ids of tables are 26 characters that can be read aloud, all different") {
  std::set<std::string> seen;
  for (int i = 0; i < 1000; ++i) {
    const std::string id = new_table_id();
    CHECK(id.size() == 26);
    CHECK(id.find_first_not_of("0123456789abcdefghjkmnpqrstvwxyz") == std::string::npos);
    CHECK(is_table_id(id));
    CHECK(seen.insert(id).second);
  }
  CHECK_FALSE(is_table_id(""));
  CHECK_FALSE(is_table_id(std::string(25, '0')));
  CHECK_FALSE(is_table_id(std::string(27, '0')));
  CHECK_FALSE(is_table_id(std::string(25, '0') + "/"));
  CHECK_FALSE(is_table_id(std::string(25, '0') + "O"));
}

}  // namespace
}  // namespace parlor
