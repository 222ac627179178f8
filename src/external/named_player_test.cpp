#include "external/named_player.h"

#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace parlor {
namespace {

TEST_CASE("the text before the first equals sign is the player's name") {
  CHECK(named_player("smart") == NamedPlayer{"", "smart"});
  CHECK(named_player("cmd:./bot") == NamedPlayer{"", "cmd:./bot"});
  CHECK(named_player("deep=cmd:./bot --depth=3") == NamedPlayer{"deep", "cmd:./bot --depth=3"});
  CHECK(named_player("My bot = cmd:./bot") == NamedPlayer{"My bot", "cmd:./bot"});
  CHECK(named_player("Ada=human") == NamedPlayer{"Ada", "human"});
  // The equals signs of a command are its own.
  CHECK(named_player("cmd:DEPTH=3 ./bot") == NamedPlayer{"", "cmd:DEPTH=3 ./bot"});
  CHECK(named_player("=smart") == NamedPlayer{"", "=smart"});
}

TEST_CASE("players are separated by commas, but not inside the quotes of a command") {
  using Players = std::vector<std::string>;
  CHECK(*split_players("human,basic, smart") == Players{"human", "basic", "smart"});
  CHECK(*split_players("human,,basic,") == Players{"human", "basic"});
  CHECK(*split_players("") == Players{});
  CHECK(*split_players("cmd:bot --depths \"3,4\",deep=cmd:bot -c 'a, \"b',smart") ==
        Players{"cmd:bot --depths \"3,4\"", "deep=cmd:bot -c 'a, \"b'", "smart"});
  CHECK(*split_players("cmd:a 1,2") == Players{"cmd:a 1", "2"});
  // People's names may contain an apostrophe.
  CHECK(*split_players("O'Hara=human,smart") == Players{"O'Hara=human", "smart"});

  const auto open = split_players("human,cmd:bot 'a,b");
  REQUIRE(!open);
  CHECK(open.problem().key == "external.open_quote");
  CHECK(*open.problem().find("text") == Value{std::string("cmd:bot 'a,b")});
}

}  // namespace
}  // namespace parlor
