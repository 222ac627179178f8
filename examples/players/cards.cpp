// A player for Big-2 and Pinochle: gives every legal move a weight and plays the highest.
//
//     g++ -std=c++20 -O2 examples/players/cards.cpp -o cards
//     ./parlor play big2 --seats human,cmd:./cards,basic,smart
#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <string_view>

#include "json_lines.h"

namespace {

template <std::size_t N>
int rank_in(const std::array<std::string_view, N>& order, std::string_view rank) {
  return static_cast<int>(std::find(order.begin(), order.end(), rank) - order.begin());
}

// Plays as many cards as it can, low ones first; passes only if it must.
double big2(const std::string& move) {
  static constexpr std::array<std::string_view, 13> kOrder = {"3",  "4", "5", "6", "7", "8", "9",
                                                              "10", "J", "Q", "K", "A", "2"};
  if (move == "pass") return -100;
  std::istringstream cards(move);
  int count = 0;
  int highest = 0;
  for (std::string card; cards >> card; ++count) highest = std::max(highest, rank_in(kOrder, card.substr(1)));
  return 20 * count - highest;
}

// Every trump is higher than any other card.
int height(const std::string& card, const std::string& trump) {
  static constexpr std::array<std::string_view, 6> kOrder = {"9", "J", "Q", "K", "10", "A"};
  const int rank = rank_in(kOrder, std::string_view(card).substr(0, card.size() - 1));
  return rank + (card.substr(card.size() - 1) == trump ? static_cast<int>(kOrder.size()) : 0);
}

double play_of(const nlohmann::json& view, const std::string& card) {
  const auto trump = view.at("trump").get<std::string>();
  if (view.at("trick").empty()) return height(card, trump);  // leads its highest card
  const auto led = view.at("trick").at(0).at("card").get<std::string>();
  const bool can_win = card.back() == led.back() || card.substr(card.size() - 1) == trump;
  const bool wins = can_win && height(card, trump) > height(led, trump);
  return (wins ? 100 : 0) - height(card, trump);  // as cheaply as it can
}

// Bids low, names its longest suit as trump, and takes tricks.
double pinochle(const nlohmann::json& view, const std::string& move) {
  const auto hand = view.at("hands").at(view.at("seat").get<std::size_t>()).get<std::vector<std::string>>();
  const std::string what = move.substr(0, move.find(' '));
  const std::string rest = what.size() < move.size() ? move.substr(what.size() + 1) : "";
  const auto count = [&](const auto& which) {
    return static_cast<double>(std::ranges::count_if(hand, which));
  };
  if (what == "pass") return -count([](const std::string& card) { return card.front() == 'A'; });
  if (what == "bid") return -std::stoi(rest) / 100.0;
  if (what == "trump")
    return count([&](const std::string& card) { return card.back() == std::toupper(rest[0]); });
  return what == "play" ? play_of(view, rest) : 0;
}

}  // namespace

int main() {
  json_lines::play([](const std::string& game, const nlohmann::json& view, const std::string& move) {
    return game == "big2" ? big2(move) : pinochle(view, move);
  });
}
