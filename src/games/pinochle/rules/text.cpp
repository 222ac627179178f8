#include "core/text.h"

#include <array>

#include "core/json_writer.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

constexpr std::array<std::string_view, 6> kMoveNames = {"bid", "pass", "trump", "take", "keep", "play"};
constexpr std::array<std::string_view, 6> kPhaseNames = {"bid", "trump", "pick", "keep", "play", "over"};

std::string_view name_of(Move::Kind kind) { return kMoveNames[static_cast<std::size_t>(kind)]; }

Result<Face> parse_card(std::string_view text) {
  const auto face = Face::parse(text);
  if (!face) return Message("pinochle.no_card", {{"text", std::string(text)}});
  return *face;
}

Result<Move> parse_keep(std::span<const std::string_view> texts) {
  Cards cards;
  for (std::string_view text : texts) {
    const auto face = parse_card(text);
    if (!face) return face.problem();
    if (count(cards, *face) == kCopies) return Message("pinochle.too_many", {{"card", face->to_string()}});
    cards.add(Card(*face, count(cards, *face)));
  }
  return Move::keep(cards);
}

void write_cards(JsonWriter& json, Cards cards) {
  json.begin_array();
  for (Face face : faces_of(cards)) json.value(face.to_string());
  json.end_array();
}

void write_seat(JsonWriter& json, std::string_view name, const std::optional<Seat>& seat) {
  if (seat) {
    json.member(name, seat->index());
  } else {
    json.key(name).null();
  }
}

void write_played(JsonWriter& json, Seat seat, Card card) {
  json.begin_object().member("seat", seat.index()).member("card", card.face().to_string()).end_object();
}

void write_bidding(JsonWriter& json, const View& view) {
  json.member("first", view.first.index());
  json.key("bids").begin_array();
  const auto write = [&](Seat seat) {
    if (view.bids[seat])
      json.begin_object().member("seat", seat.index()).member("bid", *view.bids[seat]).end_object();
  };
  const bool bidding = view.rules.bidding;
  if (bidding && view.bidder) write(Public::other(*view.bidder));
  if (bidding && view.bidder) write(*view.bidder);
  if (bidding && view.declarer) {
    const int passed = Public::other(*view.declarer).index();
    json.begin_object().member("seat", passed).member("pass", true).end_object();
  }
  json.end_array();
  if (view.bid()) {
    json.member("bid", *view.bid());
  } else {
    json.key("bid").null();
  }
  write_seat(json, "bidder", view.bidder);
  write_seat(json, "declarer", view.declarer);
  if (view.trump) {
    json.member("trump", std::string(1, letter_of(*view.trump)));
  } else {
    json.key("trump").null();
  }
}

void write_melds(JsonWriter& json, const View& view) {
  if (view.phase != Phase::play && !view.over()) {
    json.key("melds").null();
  } else {
    each_seat(json, "melds", kSeats, [&](Seat seat) {
      json.begin_array();
      for (const FoundMeld& found : melds_of(view.rules, *view.trump, view.shown[seat])) {
        json.begin_object().member("name", found.meld->name).member("points", found.meld->points);
        json.key("cards");
        write_cards(json, found.cards);
        json.end_object();
      }
      json.end_array();
    });
  }
  each_seat(json, "meld_points", kSeats, [&](Seat seat) { json.value(view.meld_points[seat]); });
}

void write_tricks(JsonWriter& json, const View& view) {
  json.key("trick").begin_array();
  if (view.led) write_played(json, Public::other(view.turn), *view.led);
  json.end_array();
  if (view.last) {
    json.key("last").begin_array();
    for (const Played& played : *view.last) write_played(json, played.by, played.card);
    json.end_array();
    const auto& [led, played] = *view.last;
    const bool beaten = beats(*view.trump, led.card.face(), played.card.face());
    json.member("last_winner", (beaten ? played : led).by.index());
  } else {
    json.key("last").null().key("last_winner").null();
  }
  each_seat(json, "tricks", kSeats, [&](Seat seat) { json.value(view.taken[seat].size() / kSeats); });
  each_seat(json, "taken", kSeats, [&](Seat seat) { write_cards(json, view.taken[seat]); });
  each_seat(json, "trick_points", kSeats, [&](Seat seat) { json.value(trick_points(view, seat)); });
  each_seat(json, "totals", kSeats, [&](Seat seat) { json.value(made(view, seat)); });
  json.member("failed", falls_short(view));
}

}  // namespace

std::string Pinochle::move_text(const Rules&, const Move& move) {
  std::string name(name_of(move.kind));
  switch (move.kind) {
    case Move::Kind::bid:
      return name + " " + std::to_string(move.bid);
    case Move::Kind::pass:
      return name;
    case Move::Kind::trump:
      return name + " " + letter_of(move.suit);
    case Move::Kind::take:
    case Move::Kind::play:
      return name + " " + move.card.to_string();
    case Move::Kind::keep:
      return name + " " + to_text(move.cards);
  }
  return name;
}

Result<Move> Pinochle::parse_move(const Rules&, std::string_view text) {
  const auto parts = words(text);
  const Message no_move("pinochle.no_move", {{"text", std::string(trim(text))}});
  if (parts.empty()) return no_move;
  const auto is = [&](Move::Kind kind) { return same_word(parts[0], name_of(kind)); };
  if (parts.size() == 1 && is(Move::Kind::pass)) return Move::pass();
  if (is(Move::Kind::keep)) return parse_keep(std::span(parts).subspan(1));
  if (parts.size() != 2) return no_move;
  if (is(Move::Kind::bid)) {
    const std::optional<int> points = parse_int(parts[1]);
    if (!points || *points < 0 || *points > kMostBid)
      return Message("pinochle.bad_bid", {{"most", kMostBid}});
    return Move::raise_to(*points);
  }
  if (is(Move::Kind::trump)) {
    const auto suit = parse_suit(parts[1]);
    if (!suit) return Message("pinochle.no_suit", {{"text", std::string(parts[1])}});
    return Move::name(*suit);
  }
  const bool takes = is(Move::Kind::take);
  if (!takes && !is(Move::Kind::play)) return no_move;
  const auto face = parse_card(parts[1]);
  if (!face) return face.problem();
  return takes ? Move::take(*face) : Move::play(*face);
}

Result<Draft> Pinochle::parse_draft(const Rules& rules, std::string_view text) {
  return parse_move(rules, text);
}

std::string Pinochle::view_json(const View& view) {
  JsonWriter json;
  json.begin_object();
  if (view.observer.seat()) json.member("seat", view.observer.seat()->index());
  json.member("deal", view.standing.deal);
  each_seat(json, "scores", kSeats, [&](Seat seat) { json.value(view.standing.scores[seat].points()); });
  const Seat turn = view.phase == Phase::keep ? view.choosing().lowest() : view.turn;
  json.member("turn", turn.index())
      .member("phase", kPhaseNames[static_cast<std::size_t>(view.phase)])
      .member("over", view.over());
  write_bidding(json, view);
  const auto write_if_shown = [&](Seat seat, Cards cards) {
    if (view.shows(seat)) {
      write_cards(json, cards);
    } else {
      json.null();
    }
  };
  each_seat(json, "hands", kSeats, [&](Seat seat) { write_if_shown(seat, view.hands[seat]); });
  each_seat(json, "dropped", kSeats, [&](Seat seat) { write_if_shown(seat, view.dropped[seat]); });
  each_seat(json, "counts", kSeats, [&](Seat seat) { json.value(view.counts[seat]); });
  each_seat(json, "known", kSeats, [&](Seat seat) { write_cards(json, view.known[seat]); });
  json.member("stock", view.stock_size).key("open");
  write_cards(json, view.open);
  each_seat(json, "kept", kSeats, [&](Seat seat) { json.value(view.kept.contains(seat)); });
  write_melds(json, view);
  write_tricks(json, view);
  if (view.observer.is_open()) {
    json.key("stock_cards").begin_array();
    for (std::size_t i = view.stock_size; i-- > 0;) json.value(view.stock[i].face().to_string());
    json.end_array();
  }
  json.end_object();
  return json.take();
}

}  // namespace parlor::pinochle
