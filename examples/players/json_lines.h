// The protocol of docs/writing-a-player.md for players in C++: pass `play` a function that rates a legal
// move.
#pragma once

#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

namespace json_lines {

using Weigh =
    std::function<double(const std::string& game, const nlohmann::json& view, const std::string& move)>;

// Answers every request with the move that `weigh` rates highest; among equals, the first.
inline void play(const Weigh& weigh) {
  std::string game;
  for (std::string line; std::getline(std::cin, line);) {
    const auto message = nlohmann::json::parse(line);
    if (message.at("type") == "hello") game = message.at("game").get<std::string>();
    if (message.at("type") != "request") continue;
    std::string best;
    double most = 0;
    for (const auto& listed : message.at("moves")) {
      const auto move = listed.get<std::string>();
      const double weight = weigh(game, message.at("view"), move);
      if (best.empty() || weight > most) {
        best = move;
        most = weight;
      }
    }
    // Without the flush, the answer stays in a buffer and comes too late.
    std::cout << nlohmann::json{{"number", message.at("number")}, {"move", best}} << std::endl;
  }
}

}  // namespace json_lines
