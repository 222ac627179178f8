// Which cards a client may know, and which ones its messages show.
#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace parlor::test {

using CardNames = std::set<std::string>;

// Every card that a text mentions: "C3", "H10".
CardNames cards_in(const std::string& text);

// Every seat's hand at the start of a deal, from the answer of /fair.
using Hands = std::array<CardNames, 4>;
Hands hands_of(const nlohmann::json& fair);

// Follows the messages to one client and reports any card that it could not know yet.
class Secrecy {
 public:
  // `deals[i]` is deal i + 1; a spectator has no seat.
  Secrecy(std::vector<Hands> deals, std::optional<int> seat) : deals_(std::move(deals)), seat_(seat) {}

  // A card that this message shows too early; nothing if all is well.
  std::optional<std::string> leak(const std::string& text);
  int secrets_kept() const { return secrets_kept_; }  // messages before the end of a deal

 private:
  std::vector<Hands> deals_;
  std::optional<int> seat_;
  int deal_ = 0;
  bool over_ = false;
  CardNames played_;
  int secrets_kept_ = 0;
};

}  // namespace parlor::test
