#include "melds/tile.h"

#include <doctest/doctest.h>
#include <set>

namespace parlor::melds {
namespace {

Tile joker(int copy) { return {Face::joker(), copy}; }

const Face kFive = Face::of(Colour::green, 5);

}  // namespace

TEST_CASE("a tile has its face and the number of its copy, with up to four jokers") {
  std::set<Tile> different;
  for (int i = 0; i < kFaces; ++i) {
    const Face face = Face::at(i);
    for (int copy = 0; copy < (face.is_joker() ? kMostJokers : kCopies); ++copy) {
      const Tile tile(face, copy);
      CHECK(tile.face() == face);
      CHECK(tile.copy() == copy);
      different.insert(tile);
    }
  }
  CHECK(different.size() == 108);
}

TEST_CASE("tiles are added, removed and counted one by one, including four jokers") {
  Tiles tiles;
  CHECK(tiles.empty());
  for (int copy = 0; copy < kMostJokers; ++copy) {
    CHECK_FALSE(tiles.contains(joker(copy)));
    tiles.add(joker(copy));
    CHECK(tiles.contains(joker(copy)));
    CHECK(tiles.jokers() == copy + 1);
  }
  tiles.add(joker(2));  // already there
  tiles.add(Tile(kFive, 1));
  CHECK(tiles.size() == 5);
  CHECK(tiles.count(Face::joker()) == 4);
  CHECK(tiles.count(kFive) == 1);
  CHECK(tiles.count(Face::of(Colour::blue, 5)) == 0);
  CHECK(tiles.counts().total() == 5);
  tiles.remove(joker(1));
  CHECK(tiles.jokers() == 3);
  CHECK_FALSE(tiles.contains(joker(1)));
  CHECK(tiles.contains(joker(3)));
  tiles.remove(Tile(kFive, 0));  // the other one
  CHECK(tiles.count(kFive) == 1);
}

TEST_CASE("one tile of a face is taken from those in the set") {
  for (int copy = 0; copy < kMostJokers; ++copy) {
    Tiles tiles;
    tiles.add(joker(copy));
    CHECK(tiles.one(Face::joker()) == joker(copy));
  }
  for (int copy = 0; copy < kCopies; ++copy) {
    Tiles tiles;
    tiles.add(Tile(kFive, copy));
    tiles.add(Tile(Face::of(Colour::green, 6), 0));
    CHECK(tiles.one(kFive) == Tile(kFive, copy));
  }
  Tiles all;
  for (int copy = 0; copy < kMostJokers; ++copy) all.add(joker(copy));
  for (int left = kMostJokers; left > 0; --left) {
    CHECK(all.jokers() == left);
    all.remove(all.one(Face::joker()));
  }
  CHECK(all.empty());
}

TEST_CASE("tiles with the same faces compare as the same, whichever copies they are") {
  const auto some = [](std::initializer_list<Tile> list) {
    Tiles tiles;
    for (Tile tile : list) tiles.add(tile);
    return tiles;
  };
  CHECK(same_faces(some({joker(0)}), some({joker(3)})));
  CHECK(same_faces(some({joker(0), joker(1)}), some({joker(1), joker(2)})));
  CHECK(same_faces(some({joker(0), joker(2)}), some({joker(0), joker(1)})));
  CHECK_FALSE(same_faces(some({joker(0), joker(2)}), some({joker(2)})));
  CHECK_FALSE(same_faces(some({joker(0), joker(2), joker(1)}), some({joker(0), joker(3)})));
  CHECK(same_faces(some({Tile(kFive, 0), joker(1)}), some({Tile(kFive, 1), joker(2)})));
  CHECK_FALSE(same_faces(some({Tile(kFive, 0)}), some({Tile(kFive, 0), Tile(kFive, 1)})));
  CHECK_FALSE(same_faces(some({Tile(kFive, 0)}), some({joker(0)})));
  CHECK(same_faces(Tiles(), Tiles()));
}

TEST_CASE("every tile is visited once, and every joker counts in the points") {
  Tiles tiles;
  for (int copy = 0; copy < kMostJokers; ++copy) tiles.add(joker(copy));
  tiles.add(Tile(Face::of(Colour::red, 1), 0));
  tiles.add(Tile(Face::of(Colour::yellow, 13), 0));
  tiles.add(Tile(Face::of(Colour::yellow, 13), 1));
  std::vector<Tile> visited;
  tiles.for_each([&](Tile tile) { visited.push_back(tile); });
  CHECK(visited.size() == 7);
  CHECK(std::set<Tile>(visited.begin(), visited.end()).size() == 7);
  for (Tile tile : visited) CHECK(tiles.contains(tile));
  CHECK(tiles.points(25) == 4 * 25 + 1 + 13 + 13);
  CHECK(tiles.points(0) == 27);
  CHECK(to_text(faces_of(tiles)) == "1r 13y 13y J J J J");
}

TEST_CASE("sets of tiles have union and difference") {
  Tiles one, other;
  one.add(joker(0));
  one.add(joker(2));
  other.add(joker(2));
  other.add(Tile(kFive, 1));
  CHECK((one | other).size() == 3);
  CHECK((one - other).size() == 1);
  CHECK((one - other).contains(joker(0)));
  CHECK((one - one).empty());
}

TEST_CASE("two tiles trade places if exactly one of them is in the set") {
  Tiles tiles;
  tiles.add(joker(3));
  tiles.add(Tile(kFive, 0));
  exchange(tiles, joker(3), Tile(kFive, 1));
  CHECK(to_text(faces_of(tiles)) == "5g 5g");
  exchange(tiles, Tile(kFive, 0), Tile(kFive, 1));
  CHECK(to_text(faces_of(tiles)) == "5g 5g");
  exchange(tiles, joker(1), Tile(kFive, 0));
  CHECK(tiles.contains(joker(1)));
  CHECK(to_text(faces_of(tiles)) == "5g J");
}

TEST_CASE("faces are sorted by number, then colour, jokers last") {
  std::vector<Face> faces = {Face::joker(), Face::of(Colour::yellow, 2), Face::of(Colour::red, 13),
                             Face::of(Colour::red, 2)};
  sort_by_number(faces);
  CHECK(to_text(faces) == "2r 2y 13r J");
}

}  // namespace parlor::melds
