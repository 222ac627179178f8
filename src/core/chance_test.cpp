#include "core/chance.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <sodium.h>
#include <string>

#include "core/fast_random.h"

using namespace parlor;

namespace {

std::string order(const std::vector<TileId>& tiles) {
  std::string text;
  for (TileId tile : tiles) text += (text.empty() ? "" : " ") + std::to_string(tile.index());
  return text;
}

Seed counting_seed() {
  Seed::Bytes bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
  return Seed::from_bytes(bytes);
}

}  // namespace

TEST_CASE("a seed gives the same permutation on every machine") {
  CHECK(order(Chance(Seed::of(0)).shuffle(10)) == "7 0 9 6 1 4 8 5 2 3");
  CHECK(order(Chance(Seed::of(1)).shuffle(52)) ==
        "40 46 16 5 36 44 1 13 42 2 9 25 43 32 6 27 39 26 48 37 33 47 41 3 0 34 21 30 7 28 17 24 18 35 4 49 "
        "19 31 8 "
        "10 29 38 11 23 22 15 45 50 14 12 51 20");
  CHECK(order(Chance(counting_seed()).shuffle(106)) ==
        "88 8 44 30 28 105 34 75 41 58 69 90 99 21 73 27 16 64 26 53 50 82 31 56 86 46 55 92 85 32 74 72 4 "
        "70 77 80 "
        "25 6 78 81 39 11 68 36 91 71 104 61 89 29 101 97 20 12 52 63 103 45 94 47 19 2 22 1 67 48 49 84 57 "
        "98 79 14 "
        "38 5 100 35 9 23 95 7 62 15 43 13 87 96 10 42 60 65 37 54 66 33 18 40 83 51 76 0 59 17 24 102 3 93");
}

TEST_CASE("words that would favour small numbers are skipped") {
  // The stream starts with 817589159 4241295539 2775480713 3948062448 3755606991 3485307603 1815287620: four
  // are too large.
  Chance chance(Seed::of(7));
  CHECK(chance.below(3'000'000'000) == 817589159);
  CHECK(chance.below(3'000'000'000) == 2775480713);
  CHECK(chance.below(3'000'000'000) == 1815287620);
}

TEST_CASE("the stream matches libsodium's deterministic generator") {
  const Seed seed = counting_seed();
  std::array<std::uint8_t, 1000> stream{};
  randombytes_buf_deterministic(stream.data(), stream.size(), seed.bytes().data());
  Chance chance(seed);
  for (std::size_t i = 0; i < stream.size(); i += 4) {
    const std::uint32_t word = std::uint32_t{stream[i]} | std::uint32_t{stream[i + 1]} << 8 |
                               std::uint32_t{stream[i + 2]} << 16 | std::uint32_t{stream[i + 3]} << 24;
    // Below 2^31 no word is skipped.
    REQUIRE(chance.below(1U << 31) == word % (1U << 31));
  }
}

TEST_CASE("a shuffle contains every tile exactly once") {
  for (int tiles : {0, 1, 2, 53, 144}) {
    auto shuffled = Chance(Seed::of(3)).shuffle(tiles);
    REQUIRE(shuffled.size() == static_cast<std::size_t>(tiles));
    std::ranges::sort(shuffled);
    for (int i = 0; i < tiles; ++i) CHECK(shuffled[static_cast<std::size_t>(i)] == TileId::at(i));
  }
}

TEST_CASE("a draw from a bag takes the tile at a random position, or the next one still there") {
  const auto order = Shuffle::bag(10).order(Seed::of(1), 12);
  std::string text;
  for (TileId tile : order) text += std::to_string(tile.index()) + ' ';
  CHECK(text == "0 9 2 5 4 3 1 6 7 8 10 11 ");
  // As documented: row by row from the position drawn, then from the start.
  Chance chance(Seed::of(1));
  std::vector<int> left = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  for (std::size_t i = 0; i < 10; ++i) {
    const int place = static_cast<int>(chance.below(10));
    auto next = std::ranges::find_if(left, [&](int tile) { return tile >= place; });
    if (next == left.end()) next = left.begin();
    CHECK(order[i].index() == *next);
    left.erase(next);
  }
}

TEST_CASE("a shuffle method is found by its name") {
  for (const Shuffle& shuffle : {Shuffle::fair(), Shuffle::bag(104)})
    CHECK(Shuffle::parse(shuffle.to_string()) == shuffle);
  CHECK(Shuffle::fair().order(Seed::of(3), 20) == Chance(Seed::of(3)).shuffle(20));
  for (const char* text : {"", "chacha20", "chacha20-bag-1:", "chacha20-bag-1:0", "chacha20-bag-1:x"})
    CHECK(!Shuffle::parse(text));
}

TEST_CASE("the seed of a text is the text's hash") {
  CHECK(Seed::of_text("abc").hex() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_CASE("a derived seed is the hash of the seed and the number") {
  CHECK(Seed::of(1).derive(0).to_string() ==
        "11bc115c0226329c9a35a7fee1d29c1f5248e0f7841d57829b50278263149113");
  CHECK(Seed::of(1).derive(258).to_string() ==
        "7a0a6888b07630cc11d55f2714e35d22feec7f718f1db3ec63e8185094c1252d");
  CHECK(Seed::of(1).derive(0) != Seed::of(2).derive(0));
}

TEST_CASE("a seed is read back from its text") {
  for (std::uint64_t number : {std::uint64_t{0}, std::uint64_t{42}, std::uint64_t{1} << 62}) {
    CHECK(Seed::of(number).to_string() == std::to_string(number));
    CHECK(Seed::parse(std::to_string(number)) == Seed::of(number));
  }
  // Too large to be written as a number, so it is written in full.
  const Seed large = Seed::of(std::uint64_t{1} << 63);
  CHECK(large.to_string().size() == 64);
  for (const Seed& seed : {large, counting_seed(), Seed::from_system()})
    CHECK(Seed::parse(seed.to_string()) == seed);
  CHECK(Seed::parse(std::string(63, '0') + "A") == Seed::parse(std::string(63, '0') + "a"));
  CHECK(Seed::from_system() != Seed::from_system());
}

TEST_CASE("a seed has a hexadecimal form even if it is a small number") {
  CHECK(Seed::of(258).hex() == "0201" + std::string(60, '0'));
  CHECK(counting_seed().hex() == counting_seed().to_string());
  CHECK(Seed::parse_hex(Seed::of(258).hex()) == Seed::of(258));
  CHECK(Seed::parse(Seed::of(258).hex()) == Seed::of(258));
  for (const std::string text : {"", "258", "0x02"}) CHECK(!Seed::parse_hex(text));
  CHECK(!Seed::parse_hex(std::string(63, 'a') + "g"));
}

TEST_CASE("a text that is not a seed is refused") {
  for (const std::string text :
       {"", " 1", "1 ", "-1", "+1", "1.5", "0x1", "seed", "9223372036854775808", "99999999999999999999999"}) {
    CAPTURE(text);
    CHECK(!Seed::parse(text));
  }
  CHECK(!Seed::parse(std::string(63, 'a')));
  CHECK(!Seed::parse(std::string(65, 'a')));
  CHECK(!Seed::parse(std::string(63, 'a') + "g"));
  CHECK(!Seed::parse(std::string(62, 'a') + " a"));
}

TEST_CASE("the fast generator is repeatable and stays below its bound") {
  FastRandom one(Seed::of(9));
  FastRandom other(std::uint64_t{9});
  std::array<int, 3> counts{};
  for (int i = 0; i < 3000; ++i) {
    const std::uint32_t number = one.below(3);
    REQUIRE(number == other.below(3));
    REQUIRE(number < 3);
    ++counts[number];
  }
  for (int count : counts) CHECK(count > 900);
}
