// A player for Rummikub, Remi and Okey: gives every legal move a weight and plays the highest.
//
//     g++ -std=c++20 -O2 examples/players/tiles.cpp -o tiles
//     ./parlor play rummikub --seats human,cmd:./tiles
#include <cstdlib>
#include <regex>
#include <string>
#include <vector>

#include "json_lines.h"

namespace {

struct Tile {
  int number;
  char colour;
};

// Written as in Rummikub and Remi (5r, 12g) or as in Okey (K7).
std::vector<Tile> tiles_in(const std::string& text) {
  static const std::regex kTile(R"(\b(\d+)([a-z])\b|\b([A-Z])(\d+)\b)");
  std::vector<Tile> tiles;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), kTile); at != std::sregex_iterator(); ++at) {
    const bool number_first = (*at)[1].matched;
    tiles.push_back({std::stoi((*at)[number_first ? 1 : 4]), (*at)[number_first ? 2 : 3].str().front()});
  }
  return tiles;
}

// How many of the others could share a set or run with it: same number, or close to it in its colour.
int friends(const Tile& tile, const std::vector<Tile>& others) {
  int found = 0;
  for (const Tile& other : others) {
    const int apart = std::abs(other.number - tile.number);
    if (apart == 0 && other.colour != tile.colour) ++found;
    if (other.colour == tile.colour && apart > 0 && apart <= 2) ++found;
  }
  return found;
}

std::vector<Tile> own_tiles(const nlohmann::json& view) {
  const char* rows = view.contains("racks") ? "racks" : "hands";
  std::string text;
  for (const auto& tile : view.at(rows).at(view.at("seat").get<std::size_t>()))
    text += tile.get<std::string>() + ' ';
  return tiles_in(text);
}

double weigh(const std::string&, const nlohmann::json& view, const std::string& move) {
  const std::size_t at = move.find("discard");
  const std::string laid = move.substr(0, at);
  double weight = 10.0 * static_cast<double>(tiles_in(laid).size());
  const auto own = own_tiles(view);
  if (at != std::string::npos) {
    for (const Tile& tile : tiles_in(move.substr(at)))
      weight -= friends(tile, own);  // discards the tile that fits worst
  }
  if (laid.starts_with("take")) {
    // A discard is worth taking if it fits the tiles it has.
    int company = 0;
    for (const auto& pile : view.at("discards")) {
      if (pile.empty()) continue;
      for (const Tile& tile : tiles_in(pile.back().get<std::string>()))
        company = std::max(company, friends(tile, own));
    }
    weight += company - 2;
  }
  return weight;
}

}  // namespace

int main() { json_lines::play(weigh); }
