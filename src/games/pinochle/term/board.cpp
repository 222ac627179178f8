#include "games/pinochle/term/board.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/pinochle/rules/tricks.h"
#include "games/pinochle/term/faces.h"
#include "term/layout.h"

namespace parlor::pinochle {
namespace {

bool tricks_began(const View& view) { return view.phase == Phase::play || view.phase == Phase::over; }

class Board {
 public:
  Board(const Scene<Pinochle>& scene, const Look& look) : scene_(scene), view_(scene.view), look_(look) {}

  std::string lines() {
    std::size_t columns = 0;
    for (const std::string& name : scene_.names) columns = std::max(columns, width(name));
    for (int i = 0; i < kSeats; ++i) seat_line(Seat::at(i), columns);
    if (view_.over()) return std::move(lines_);
    lines_ += "\n";
    bid_lines();
    switch (view_.phase) {
      case Phase::bid:
      case Phase::trump:
        worth_line();
        break;
      case Phase::pick:
        tell(Message("pinochle.screen.turned", {{"cards", to_text(view_.open)}}));
        break;
      case Phase::keep:
        for (Seat seat : view_.kept) tell(Message("pinochle.screen.chosen", {{"seat", seat}}));
        break;
      case Phase::play:
        trick_lines();
        break;
      case Phase::over:
        break;
    }
    return std::move(lines_);
  }

 private:
  void seat_line(Seat seat, std::size_t columns) {
    constexpr std::size_t kCardsColumns = 8;  // "24 cards"
    const bool acts =
        !view_.over() && (view_.phase == Phase::keep ? !view_.kept.contains(seat) : seat == view_.turn);
    std::string line = acts ? "> " : "  ";
    line += pad_right(scene_.names[slot(seat)], columns) + "  ";
    line += pad_left(say(Message("pinochle.screen.cards", {{"number", view_.counts[seat]}})), kCardsColumns);
    if (acts) line = look_.style.paint(Ink::bold, line);
    if (view_.standing.deal > 1) {
      const int points = view_.standing.scores[seat].points();
      line += "  " + say(Message("pinochle.screen.points", {{"number", points}}));
    }
    if (tricks_began(view_)) {
      const int melds = view_.meld_points[seat];
      const int tricks = trick_points(view_, seat);
      line += "  " + say(Message("pinochle.screen.made",
                                 {{"melds", melds}, {"tricks", tricks}, {"sum", melds + tricks}}));
    }
    lines_ += line + "\n";
    if (view_.observer.is_open() && !view_.hands[seat].empty())
      lines_ += "    " + faces(view_.hands[seat], look_.style) + "\n";
  }

  void bid_lines() {
    if (!view_.bid()) return tell(Message("pinochle.screen.opens", {{"seat", view_.turn}}));
    if (!view_.declarer)
      return tell(Message("pinochle.screen.bid", {{"bid", *view_.bid()}, {"seat", *view_.bidder}}));
    const Seat declarer = *view_.declarer;
    if (!view_.trump)
      return tell(Message("pinochle.screen.won", {{"bid", *view_.bid()}, {"seat", declarer}}));
    tell(Message("pinochle.screen.trump", {{"suit", std::string(1, letter_of(*view_.trump))}}));
    if (!view_.rules.bidding) return;
    if (!tricks_began(view_))
      return tell(Message("pinochle.screen.bid", {{"bid", *view_.bid()}, {"seat", declarer}}));
    const int sum = made(view_, declarer);
    const int left = *view_.bid() - sum;
    tell(Message(left > 0 ? "pinochle.screen.to_go" : "pinochle.screen.reached",
                 {{"seat", declarer}, {"bid", *view_.bid()}, {"sum", sum}, {"left", left}}));
  }

  // What the player's own hand would meld with each suit as trump.
  void worth_line() {
    const std::optional<Seat> own = view_.observer.seat();
    if (!own) return;
    std::vector<std::string> points;
    for (Suit suit : kAllSuits) {
      const int sum = meld_sum(view_.rules, suit, view_.hands[*own]).points;
      points.push_back(suit_text(suit, look_.style) + " " + std::to_string(sum));
    }
    tell(Message("pinochle.screen.worth", {{"points", join(points, ", ")}}));
  }

  void trick_lines() {
    if (view_.last) {
      const auto& [led, played] = *view_.last;
      const bool beaten = beats(*view_.trump, led.card.face(), played.card.face());
      tell(Message("pinochle.screen.last", {{"led", led.card.face().to_string()},
                                            {"leader", led.by},
                                            {"played", played.card.face().to_string()},
                                            {"follower", played.by},
                                            {"seat", beaten ? played.by : led.by}}));
    }
    for (int i = 0; i < kSeats; ++i) {
      const Seat seat = Seat::at(i);
      if (view_.known[seat].empty() || view_.shows(seat)) continue;
      tell(Message("pinochle.screen.known", {{"seat", seat}, {"cards", to_text(view_.known[seat])}}));
    }
    if (!view_.led) return tell(Message("pinochle.screen.leads", {{"seat", view_.turn}}));
    tell(Message("pinochle.screen.led",
                 {{"card", view_.led->face().to_string()}, {"seat", Public::other(view_.turn)}}));
  }

  std::string say(const Message& message) const {
    return look_.words.say(painted(message, look_.style), scene_.names);
  }
  void tell(const Message& message) { lines_ += "  " + say(message) + "\n"; }

  const Scene<Pinochle>& scene_;
  const View& view_;
  const Look& look_;
  std::string lines_;
};

}  // namespace

std::vector<Face> shown_faces(const Arrangement& tiles) {
  std::vector<Face> faces;
  for (const auto& group : tiles) {
    for (const std::string& tile : group) faces.push_back(*Face::parse(tile));
  }
  return faces;
}

std::string table_lines(const Scene<Pinochle>& scene, const Look& look) { return Board(scene, look).lines(); }

std::string own_lines(const Scene<Pinochle>& scene, const Look& look) {
  const View& view = scene.view;
  const std::vector<Face> faces = shown_faces(scene.tiles);
  FaceBits hand = 0;
  for (Face face : faces) hand |= bit_of(face);
  FaceBits marked = 0;
  if (view.led && scene.front == view.turn) {
    const FaceBits allowed = may_follow(view.rules.following, *view.trump, view.led->face(), hand);
    if (allowed != hand) marked = allowed;
  }
  std::string lines =
      "\n" + hand_lines(
                 scene.tiles, [&](std::size_t i) { return (bit_of(faces[i]) & marked) != 0 ? '^' : ' '; },
                 look.style);
  if (marked != 0) lines += look.words.say(Message("pinochle.screen.marked")) + "\n";
  return lines;
}

std::string meld_line(const std::vector<FoundMeld>& melds, const Look& look) {
  if (melds.empty()) return look.words.say(Message("pinochle.screen.no_melds")) + "\n";
  std::vector<std::string> names;
  int sum = 0;
  for (const FoundMeld& found : melds) {
    names.push_back(look.words.say(Message("pinochle.meld." + std::string(found.meld->name))) + " " +
                    std::to_string(found.meld->points));
    sum += found.meld->points;
  }
  return look.words.say(Message("pinochle.screen.melds", {{"list", join(names, ", ")}, {"points", sum}})) +
         "\n";
}

}  // namespace parlor::pinochle
