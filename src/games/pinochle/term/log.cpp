#include "games/pinochle/term/log.h"

#include <cstdint>

#include "core/text.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {
namespace {

// By copy, then by suit, then from the ace down.
std::string hand_text(Cards hand) {
  std::vector<std::string> texts;
  for (int copy = 0; copy < kCopies; ++copy) {
    const auto copies = Cards::from_bits(std::uint64_t{kAllFaces} << copy * kFaces);
    for (Face face : faces_of(hand & copies)) texts.push_back(face.numbered());
  }
  return join(texts, ",");
}

}  // namespace

void Log::tricks_begin(const std::array<Cards, kSeats>& hands) {
  for (std::size_t i = 0; i < hands.size(); ++i)
    hands_ += "P" + std::to_string(i) + "-" + hand_text(hands[i]) + "-";
}

void Log::trick_ends(const State& state) {
  rounds_ += "Round" + std::to_string(round_++) + ":";
  for (const Played& played : *state.last) {
    const std::string card = played.card.face().numbered();
    rounds_ += "P" + played.by.to_string() + "-" + card + ",";
    won_[state.turn].push_back(card);  // the winner of a trick leads the next
  }
  rounds_ += "\n";
}

std::string Log::text(const State& state) const {
  const auto points = [&](Seat seat) { return std::to_string(state.meld_points[seat]); };
  std::string text = "Bid:" + state.declarer->to_string() + "-" + std::to_string(*state.bid()) + "\n";
  text += std::string("Trump: ") + letter_of(*state.trump) + "\n";
  text += "Melding Scores: " + points(Seat::at(0)) + "-" + points(Seat::at(1)) + "\n";
  text += "Initial Cards:" + hands_ + "\n" + rounds_;
  std::string won;
  std::string scores;
  std::vector<std::string> winners;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    won += "P" + seat.to_string() + ":" + join(won_[seat], ",") + "-";
    scores += std::to_string(Pinochle::scores(state)[seat].points()) + ",";
    if (Pinochle::winners(state).contains(seat)) winners.push_back(seat.to_string());
  }
  return text + "Trick Winning: " + won + "\nFinal Score: " + scores + "\nWinners: " + join(winners, ", ") +
         "\n";
}

}  // namespace parlor::pinochle
