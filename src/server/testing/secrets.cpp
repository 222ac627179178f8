#include "server/testing/secrets.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace parlor::test {
namespace {

bool is_card(std::string_view word) {
  constexpr std::string_view kRanks = "3456789JQKA2";
  if (word.size() < 2 || std::string_view("CDHS").find(word[0]) == std::string_view::npos) return false;
  return word.substr(1) == "10" || (word.size() == 2 && kRanks.find(word[1]) != std::string_view::npos);
}

}  // namespace

CardNames cards_in(const std::string& text) {
  const auto in_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  CardNames found;
  for (auto begin = text.begin(); begin != text.end();) {
    begin = std::find_if(begin, text.end(), in_word);
    const auto end = std::find_if_not(begin, text.end(), in_word);
    if (is_card({begin, end})) found.emplace(begin, end);
    begin = end;
  }
  return found;
}

Hands hands_of(const nlohmann::json& fair) {
  Hands hands;
  for (const auto& tile : fair.at("layout")) {
    const std::string place = tile.at("place");  // "hand 2"
    hands.at(static_cast<std::size_t>(place.back() - '0')).insert(tile.at("face").get<std::string>());
  }
  return hands;
}

std::optional<std::string> Secrecy::leak(const std::string& text) {
  const nlohmann::json message = nlohmann::json::parse(text);
  if (message.contains("view") && message["view"].is_object()) {
    const int deal = message["view"].at("deal");
    if (deal != deal_) played_.clear();
    deal_ = deal;
    over_ = message["view"].at("over");
  }
  if (message.contains("events")) {
    for (const auto& event : message["events"]) {
      if (event.contains("cards")) played_.merge(cards_in(event["cards"].dump()));
    }
  }
  if (deal_ == 0 || over_) return std::nullopt;
  ++secrets_kept_;
  CardNames known = played_;
  known.insert("C3");  // the starting seat is public, and so is who holds the three
  if (seat_)
    known.merge(
        CardNames(deals_.at(static_cast<std::size_t>(deal_ - 1)).at(static_cast<std::size_t>(*seat_))));
  for (const std::string& card : cards_in(text)) {
    if (!known.contains(card)) return card;
  }
  return std::nullopt;
}

}  // namespace parlor::test
