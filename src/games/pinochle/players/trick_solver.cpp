#include "games/pinochle/players/trick_solver.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

constexpr std::size_t kEntries = std::size_t{1} << 16;
constexpr int kLeaderShift = 2 * kFaces;
constexpr int kTrumpShift = kLeaderShift + 1;
constexpr int kFollowingShift = kTrumpShift + 2;
constexpr std::uint8_t kNoCard = kFaces;

// For the order in which cards are tried.
constexpr int kTriedFirst = 1 << 30;
constexpr int kSafe = 100;
constexpr int kUnbeaten = 20;
constexpr int kReplyShift = 2;

constexpr FaceBits bit(int face) { return FaceBits{1} << face; }
constexpr std::uint64_t hand_of(Cards cards) { return once(cards) | std::uint64_t{twice(cards)} << kFaces; }
constexpr FaceBits faces_in(std::uint64_t hand) { return static_cast<FaceBits>(hand) & kAllFaces; }
constexpr int copies_in(std::uint64_t hand, int face) {
  return 1 + static_cast<int>(hand >> (kFaces + face) & 1U);
}
constexpr int cards_in(std::uint64_t hand, FaceBits faces) {
  return std::popcount(hand & (faces | std::uint64_t{faces} << kFaces));
}
constexpr int highest(FaceBits faces) {
  return std::numeric_limits<FaceBits>::digits - 1 - std::countl_zero(faces);
}
// The faces above all of these, which are of one suit.
constexpr FaceBits above_all(FaceBits faces) {
  return faces == 0 ? kAllFaces : ~((std::bit_floor(faces) << 1) - 1);
}

constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  std::uint64_t x = (a ^ b * 0x9E3779B97F4A7C15U) * 0xD6E8FEB86659FD93U;
  x ^= x >> 32;
  return x * 0xD6E8FEB86659FD93U >> 20;
}

}  // namespace

class TrickSolver::Order {
 public:
  void add(int face, int weight) {
    std::size_t i = count_++;
    for (; i > 0 && weights_[i - 1] < weight; --i) {
      weights_[i] = weights_[i - 1];
      faces_[i] = faces_[i - 1];
    }
    weights_[i] = weight;
    faces_[i] = static_cast<std::uint8_t>(face);
  }
  std::size_t size() const { return count_; }
  const std::uint8_t* begin() const { return faces_.data(); }
  const std::uint8_t* end() const { return faces_.data() + count_; }

 private:
  std::array<std::uint8_t, kFaces> faces_;  // only the first `count_` are read
  std::array<int, kFaces> weights_;
  std::size_t count_ = 0;
};

TrickSolver::Position TrickSolver::Position::without(int seat, int face) const {
  Position rest = *this;
  Hand& hand = rest.hands[static_cast<std::size_t>(seat)];
  const Hand second = Hand{1} << (kFaces + face);
  hand &= (hand & second) != 0 ? ~second : ~(Hand{1} << face);
  return rest;
}

std::vector<TrickSolver::Entry>& TrickSolver::spare_table() {
  thread_local std::vector<Entry> spare;
  return spare;
}

TrickSolver::TrickSolver() : table_(std::move(spare_table())) { table_.assign(kEntries, Entry{}); }

TrickSolver::~TrickSolver() {
  if (std::vector<Entry>& spare = spare_table(); spare.empty()) spare = std::move(table_);
}

void TrickSolver::begin(const OpenTricks& tricks) {
  nodes_ = 0;
  following_ = tricks.following;
  trump_ = tricks.trump;
  trumps_ = bits_of(trump_);
  for (std::size_t i = 0; i < kFaces; ++i) points_[i] = points_of(trump_, Face::at(static_cast<int>(i)));
  cut_leads_ = {};
  cut_replies_ = {};
}

TrickSolver::Position TrickSolver::position(const OpenTricks& tricks) const {
  Position at{};
  for (std::size_t i = 0; i < kSeats; ++i) {
    const Cards cards = tricks.hands[Seat::at(static_cast<int>(i))];
    at.hands[i] = hand_of(cards);
    at.points += points_of(trump_, cards);
  }
  at.leader = tricks.led ? 1 - tricks.turn.index() : tricks.turn.index();
  if (tricks.led) at.points += points_of(trump_, *tricks.led);
  return at;
}

// Asks whether a number of points can be made: first a guess, then farther and farther from it, then by
// bisection until both bounds meet. Zero-width windows cut the most.
template <class Search>
std::optional<int> TrickSolver::by_windows(const Position& at, Search search) const {
  int least = 0;
  int most = at.points;
  int asked = std::clamp(guess(at), 1, std::max(1, at.points));
  try {
    for (int step = 4; least < most; step *= 2) {
      const int found = search(asked - 1, asked);
      if (found < asked) {
        most = found;
        asked = std::max(least + 1, least == 0 ? most - step : (least + most + 1) / 2);
      } else {
        least = found;
        asked = std::min(most, most == at.points ? least + step : (least + most + 1) / 2);
      }
    }
  } catch (const Stopped&) {
    return std::nullopt;
  }
  return least;
}

// Half of all points, adjusted for high cards and trumps.
int TrickSolver::guess(const Position& at) const {
  const int more_points = points_in(at.hands[0], kAllFaces) - points_in(at.hands[1], kAllFaces);
  const int more_trumps = cards_in(at.hands[0], trumps_) - cards_in(at.hands[1], trumps_);
  return at.points / 2 + more_points / 5 + more_trumps * 6;
}

std::optional<int> TrickSolver::solve(const OpenTricks& tricks) {
  begin(tricks);
  const Position at = position(tricks);
  return by_windows(at, [&](int alpha, int beta) {
    return tricks.led ? follow(at, tricks.led->index(), alpha, beta) : lead(at, alpha, beta);
  });
}

std::optional<int> TrickSolver::solve_after(const OpenTricks& tricks, Face card) {
  begin(tricks);
  const Position at = position(tricks).without(tricks.turn.index(), card.index());
  return by_windows(at, [&](int alpha, int beta) {
    return tricks.led ? after_trick(at, tricks.led->index(), card.index(), alpha, beta)
                      : follow(at, card.index(), alpha, beta);
  });
}

TrickSolver::Key TrickSolver::key_of(const Position& at) const {
  return {at.hands[0], at.hands[1] | static_cast<Hand>(at.leader) << kLeaderShift |
                           static_cast<Hand>(trump_) << kTrumpShift |
                           static_cast<Hand>(following_) << kFollowingShift};
}

int TrickSolver::lead(const Position& at, int alpha, int beta) {
  if (at.hands[0] == 0) return 0;
  if (alpha >= at.points) return at.points;
  if (beta <= 0) return 0;
  if (std::popcount(at.hands[0]) == 1) {
    const Face led = Face::at(std::countr_zero(at.own()));
    const Face played = Face::at(std::countr_zero(at.other()));
    const int winner = beats(trump_, led, played) ? 1 - at.leader : at.leader;
    return winner == 0 ? at.points : 0;
  }
  if (++nodes_ > limit_) throw Stopped();

  const int own = sure_for_leader(at.own(), at.other());
  const int theirs = sure_for_other(at.other(), at.own());
  int least = at.leader == 0 ? own : theirs;
  int most = at.points - (at.leader == 0 ? theirs : own);
  if (least >= beta) return least;
  if (most <= alpha) return most;

  const Key key = key_of(at);
  Entry& entry = table_[mixed(key.first, key.second) % kEntries];
  std::uint8_t best = kNoCard;
  if (entry.key == key) {
    least = std::max<int>(least, entry.least);
    most = std::min<int>(most, entry.most);
    best = entry.best;
    if (least >= beta || least == most) return least;
    if (most <= alpha) return most;
  }
  const int value = best_lead(at, alpha, beta, best);
  // A value outside the window is only a bound.
  if (value > alpha) least = std::max(least, value);
  if (value < beta) most = std::min(most, value);
  entry = {key, static_cast<std::int16_t>(least), static_cast<std::int16_t>(most), best};
  return value;
}

int TrickSolver::best_lead(const Position& at, int alpha, int beta, std::uint8_t& best) {
  const bool high = at.leader == 0;
  int value = high ? -1 : at.points + 1;
  for (std::uint8_t face : leads(at, best)) {
    const int found = follow(at.without(at.leader, face), face, alpha, beta);
    if (high ? found <= value : found >= value) continue;
    value = found;
    best = face;
    if (high ? value < beta : value > alpha) {
      (high ? alpha : beta) = high ? std::max(alpha, value) : std::min(beta, value);
      continue;
    }
    const int cards = std::popcount(at.hands[0]);
    cut_leads_[static_cast<std::size_t>(at.leader)][face] += static_cast<std::uint32_t>(cards * cards);
    break;
  }
  return value;
}

// The leader's card has already left the hand.
int TrickSolver::follow(const Position& at, int led, int alpha, int beta) {
  const int follower = 1 - at.leader;
  const bool high = follower == 0;
  const Order order = replies(at, led);
  int value = high ? -1 : at.points + 1;
  for (std::uint8_t face : order) {
    const int found = after_trick(at.without(follower, face), led, face, alpha, beta);
    value = high ? std::max(value, found) : std::min(value, found);
    (high ? alpha : beta) = high ? std::max(alpha, value) : std::min(beta, value);
    if (alpha < beta) continue;
    if (order.size() > 1) {
      const int cards = std::popcount(at.hands[0]);
      cut_replies_[static_cast<std::size_t>(follower)][static_cast<std::size_t>(led)][face] +=
          static_cast<std::uint32_t>(cards * cards);
    }
    break;
  }
  return value;
}

int TrickSolver::after_trick(const Position& at, int led, int played, int alpha, int beta) {
  const int winner = beats(trump_, Face::at(led), Face::at(played)) ? 1 - at.leader : at.leader;
  const int points = points_[static_cast<std::size_t>(led)] + points_[static_cast<std::size_t>(played)];
  const int won = winner == 0 ? points : 0;
  Position next = at;
  next.leader = winner;
  next.points -= points;
  return won + lead(next, alpha - won, beta - won);
}

// The replies that take the trick.
FaceBits TrickSolver::winning(FaceBits replies, int led) const {
  return replies & (above(Face::at(led)) | ((bit(led) & trumps_) != 0 ? 0 : trumps_));
}

// Cards of a suit are equivalent if the other hand has none between them or equal to them: then only their
// points differ. One of them is enough: the one with the most points if the trick is won, with the fewest if
// it is lost. The others are taken later all the same.
FaceBits TrickSolver::unlike(FaceBits own, FaceBits others, bool won) const {
  const auto points = [&](int face) { return points_[static_cast<std::size_t>(face)]; };
  FaceBits chosen = 0;
  int best = -1;
  int before = -1;
  for (FaceBits left = own; left != 0; left &= left - 1) {
    const int face = std::countr_zero(left);
    const bool same_suit = before >= 0 && face / kRanks == before / kRanks;
    if (!same_suit || (others & ((bit(face) << 1) - bit(before))) != 0) {
      if (best >= 0) chosen |= bit(best);
      best = face;
    } else if (won ? points(face) > points(best) : points(face) < points(best)) {
      best = face;
    }
    before = face;
  }
  return best < 0 ? chosen : chosen | bit(best);
}

TrickSolver::Order TrickSolver::leads(const Position& at, int best) const {
  const FaceBits own = faces_in(at.own());
  const FaceBits others = faces_in(at.other());
  FaceBits won = 0;
  FaceBits lost = 0;
  for (FaceBits left = own; left != 0; left &= left - 1) {
    const int face = std::countr_zero(left);
    const FaceBits allowed = may_follow(following_, trump_, Face::at(face), others);
    const FaceBits beating = winning(allowed, face);
    if (beating == 0) won |= bit(face);
    if (beating == allowed) lost |= bit(face);
  }
  Order order;
  FaceBits left = (own & ~(won | lost)) | unlike(won, others, true) | unlike(lost, others, false);
  for (; left != 0; left &= left - 1) {
    const int face = std::countr_zero(left);
    const int points = points_[static_cast<std::size_t>(face)];
    const bool unbeaten = (others & above(Face::at(face))) == 0;
    int weight = (won & bit(face)) != 0 ? kSafe + points : unbeaten ? kUnbeaten - points : -points;
    weight +=
        static_cast<int>(cut_leads_[static_cast<std::size_t>(at.leader)][static_cast<std::size_t>(face)]);
    order.add(face, face == best ? kTriedFirst : weight);
  }
  return order;
}

TrickSolver::Order TrickSolver::replies(const Position& at, int led) const {
  const FaceBits allowed = may_follow(following_, trump_, Face::at(led), faces_in(at.other()));
  const FaceBits beating = winning(allowed, led);
  const FaceBits others = faces_in(at.own()) | bit(led);
  const PerFace& cuts = cut_replies_[static_cast<std::size_t>(1 - at.leader)][static_cast<std::size_t>(led)];
  Order order;
  FaceBits left = unlike(beating, others, true) | unlike(allowed & ~beating, others, false);
  for (; left != 0; left &= left - 1) {
    const auto face = static_cast<std::size_t>(std::countr_zero(left));
    const int weight = ((beating >> face & 1U) != 0 ? kSafe : 0) - points_[face];
    order.add(static_cast<int>(face), weight + static_cast<int>(cuts[face] >> kReplyShift));
  }
  return order;
}

// The least that the leader makes by leading unbeatable cards: trumps first, then the other suits as long as
// they cannot be trumped.
int TrickSolver::sure_for_leader(Hand own, Hand other) const {
  const FaceBits faces = faces_in(own);
  const FaceBits others = faces_in(other);
  const FaceBits top_trumps = faces & trumps_ & above_all(others & trumps_);
  int sum = points_in(own, top_trumps);
  const bool handout = following_ == Following::handout;
  const int their_trumps = cards_in(other, trumps_);
  const bool drawn = their_trumps == 0 || (handout && cards_in(own, top_trumps) >= their_trumps);
  for (Suit suit : kAllSuits) {
    if (suit == trump_) continue;
    FaceBits tops = faces & bits_of(suit) & above_all(others & bits_of(suit));
    if (drawn) {
      sum += points_in(own, tops);
    } else if (handout) {
      // As often as the other player must follow suit.
      for (int left = cards_in(other, bits_of(suit)); tops != 0 && left > 0;) {
        const int face = highest(tops);
        const int copies = std::min(left, copies_in(own, face));
        sum += copies * points_[static_cast<std::size_t>(face)];
        left -= copies;
        tops &= ~bit(face);
      }
    }
  }
  return sum;
}

// A trump above all the leader's trumps takes its trick whenever it is played.
int TrickSolver::sure_for_other(Hand own, Hand other) const {
  return points_in(own, trumps_ & above_all(faces_in(other) & trumps_));
}

int TrickSolver::points_in(Hand hand, FaceBits faces) const {
  int sum = 0;
  for (FaceBits left = faces_in(hand) & faces; left != 0; left &= left - 1) {
    const int face = std::countr_zero(left);
    sum += points_[static_cast<std::size_t>(face)] * copies_in(hand, face);
  }
  return sum;
}

}  // namespace parlor::pinochle
