#include <array>
#include <span>
#include <vector>

#include "games/pinochle/rules/pinochle.h"
#include "melds/formation.h"

namespace parlor::pinochle {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"pinochle.title", "Pinochle"},
    {"pinochle.about", "Two players with a 48-card deck bid, meld and take tricks; the most points win."},

    {"pinochle.form.full", "Pinochle"},
    {"pinochle.form.full.about", "All melds count: pinochles, marriages and more."},
    {"pinochle.form.basic", "Pinochle, basic"},
    {"pinochle.form.basic.about", "Only runs and the royal marriage count as melds."},
    {"pinochle.form.cutthroat", "Pinochle, cut-throat"},
    {"pinochle.form.cutthroat.about", "Each player keeps the best twelve of 24 cards."},
    {"pinochle.option.additional", "the eight additional melds count"},
    {"pinochle.option.kings", "house meld: kings around, one of each suit, for 80"},
    {"pinochle.option.queens", "house meld: queens around, one of each suit, for 60"},
    {"pinochle.option.jacks", "house meld: jacks around, one of each suit, for 40"},
    {"pinochle.option.cutthroat",
     "cut-throat: the stock is dealt out too, and each player keeps the best twelve of 24 cards"},
    {"pinochle.option.following",
     "what you must do if you can't beat the card led: follow suit if possible, or trump even when you could "
     "follow suit"},
    {"pinochle.option.following.handout", "follow suit"},
    {"pinochle.option.following.course", "trump"},
    {"pinochle.option.first", "who bids first"},
    {"pinochle.option.first.random", "at random"},
    {"pinochle.option.first.0", "player 1"},
    {"pinochle.option.first.1", "player 2"},

    {"pinochle.option.bidding",
     "bidding; without it, the suit of the top card of the stock is trump, and the player who would have bid "
     "first leads"},

    {"pinochle.no_card",
     "\"{text}\" is not a card in this game. A card is a rank (A 10 K Q J 9) and a suit (S H D C), such as "
     "10C."},
    {"pinochle.no_suit", "\"{text}\" is not a suit. The suits are S, H, D and C."},
    {"pinochle.no_move",
     "\"{text}\" is not a valid move. Moves are bid 30, pass, trump C, take 10C, keep with twelve cards, and "
     "play 10C."},
    {"pinochle.too_many", "There are only two of each card; {card} is listed more often."},

    {"pinochle.not_your_turn", "It's {seat}'s turn."},
    {"pinochle.bid_first", "The bidding isn't over: bid or pass."},
    {"pinochle.name_trump", "You won the bidding: name the trump suit."},
    {"pinochle.pick_card", "Take one of the two face-up cards first."},
    {"pinochle.keep_first", "Choose twelve cards to keep first."},
    {"pinochle.play_card", "It's time to play a card."},
    {"pinochle.bad_bid", "A bid must be a multiple of ten, up to {most}."},
    {"pinochle.bad_raise", "The bid is {bid}: raise it by 10 or 20, or pass."},
    {"pinochle.no_pass", "You open the bidding, so you can't pass; you can bid 0."},
    {"pinochle.not_open", "{card} isn't one of the face-up cards."},
    {"pinochle.keep_twelve", "Keep exactly twelve cards; you chose {count}."},
    {"pinochle.not_in_hand", "You don't have {card}."},
    {"pinochle.no_other_copy", "You don't have another {card}."},
    {"pinochle.must_beat", "You must beat {card}: play a higher card of the same suit."},
    {"pinochle.must_follow", "You must follow suit: play a card of the same suit as {card}."},
    {"pinochle.must_trump", "You can't beat {card} in its suit, so you must play a trump."},

    {"pinochle.opens_bidding", "{seat} opens the bidding."},
    {"pinochle.turns_trump", "{cards} is turned up: {suit} is trump, and {seat} leads."},
    {"pinochle.bids", "{seat} bids {bid}."},
    {"pinochle.passes", "{seat} passes."},
    {"pinochle.wins_bid", "{seat} wins the bidding at {bid}."},
    {"pinochle.trump", "{seat} makes {suit} trump."},
    {"pinochle.turned", "Turned up from the stock: {cards}."},
    {"pinochle.takes", "{seat} takes {card}."},
    {"pinochle.gets", "{seat} gets {card}."},
    {"pinochle.keeps", "{seat} chooses twelve cards to keep."},
    {"pinochle.melds", "{seat} melds {cards}: {meld}, {points, plural, one {# point} other {# points}}."},
    {"pinochle.no_melds", "{seat} has no melds."},
    {"pinochle.plays", "{seat} plays {card}."},
    {"pinochle.wins_trick", "{seat} takes the trick: {points, plural, one {# point} other {# points}}."},
    {"pinochle.scores", "{seat} scores {points}: {melds} from melds and {tricks} from tricks."},
    {"pinochle.falls_short", "{seat} falls short of {bid} with {points} and scores nothing."},
    {"pinochle.wins", "{seat} wins the deal."},
    {"pinochle.tie", "Both players have the same points and share the win."},

    {"pinochle.meld.double_run", "double run"},
    {"pinochle.meld.jacks_abound", "jacks abound"},
    {"pinochle.meld.double_pinochle", "double pinochle"},
    {"pinochle.meld.run_and_marriage", "run with a royal marriage"},
    {"pinochle.meld.run_and_king", "run with an extra king"},
    {"pinochle.meld.run_and_queen", "run with an extra queen"},
    {"pinochle.meld.run", "run"},
    {"pinochle.meld.aces_around", "aces around"},
    {"pinochle.meld.kings_around", "kings around"},
    {"pinochle.meld.queens_around", "queens around"},
    {"pinochle.meld.jacks_around", "jacks around"},
    {"pinochle.meld.royal_marriage", "royal marriage"},
    {"pinochle.meld.pinochle", "pinochle"},
    {"pinochle.meld.common_marriage", "common marriage"},
    {"pinochle.meld.dix", "dix"},

    {"pinochle.page.title", "Pinochle for two"},
    {"pinochle.page.cards",
     "The deck has 48 cards: two each of the ace, ten, king, queen, jack and nine of every suit, ranking in "
     "that order."},
    {"pinochle.page.deal",
     "Each player gets {cards, plural, one {# card} other {# cards}}, three at a time; the other {stock} "
     "form the stock, face down."},
    {"pinochle.page.aim",
     "Make more points than your opponent, from melds and tricks, and at least as many as you bid."},
    {"pinochle.page.aim_without_bid", "Make more points than your opponent, from melds and tricks."},
    {"pinochle.page.bidding", "Bidding"},
    {"pinochle.page.first_lot", "The player who bids first is chosen at random."},
    {"pinochle.page.first_seat", "Player {player} bids first."},
    {"pinochle.page.open",
     "The first bid is any multiple of ten, starting from 0; after that, raise by 10 or 20, or pass."},
    {"pinochle.page.pass",
     "A pass ends the bidding: the other player wins it, names the trump suit and leads to the first trick."},
    {"pinochle.page.no_bidding",
     "There is no bidding: the top card of the stock is turned up, and its suit is trump."},
    {"pinochle.page.leads_lot", "The player who leads to the first trick is chosen at random."},
    {"pinochle.page.leads_seat", "Player {player} leads to the first trick."},
    {"pinochle.page.trump_title", "Trump"},
    {"pinochle.page.cutthroat", "Cut-throat"},
    {"pinochle.page.turned",
     "Two cards of the stock are turned up: the player who will lead takes one, and the opponent gets the "
     "other."},
    {"pinochle.page.drawn",
     "The rest of the stock is dealt out one card at a time, until both players have 24 cards."},
    {"pinochle.page.keep",
     "Both players choose twelve cards to keep, at the same time; the other cards are out of play."},
    {"pinochle.page.melds", "Melds"},
    {"pinochle.page.melding",
     "Then all melds are shown and scored, highest first. Each card counts in one meld only, and each meld "
     "counts once (a common marriage once per suit). In these examples, spades are trump."},
    {"pinochle.page.meld_points", "{points, plural, one {# point} other {# points}}"},
    {"pinochle.page.tricks", "Tricks"},
    {"pinochle.page.lead", "The winner of each trick leads to the next."},
    {"pinochle.page.beat", "If you can beat the card led in its suit, you must do so, with any higher card."},
    {"pinochle.page.follow",
     "If you can't, you must follow suit; if you have no card of that suit, play any card, trump or not."},
    {"pinochle.page.trump",
     "If you can't, you must play a trump, even if you could follow suit. If a trump was led or you have "
     "none, play any card."},
    {"pinochle.page.taking",
     "A trump beats a card of any other suit; of two identical cards, the first one played takes the trick."},
    {"pinochle.page.points", "Points"},
    {"pinochle.page.card_points",
     "Cards you take in tricks count: ace 11, ten 10, king 4, queen 3, jack 2, nine 0, but the nine of trump "
     "10."},
    {"pinochle.page.short",
     "A bid winner who makes less than the bid gets nothing and loses; otherwise the player with more points "
     "wins."},

    {"pinochle.page.more", "The player with more points wins."},

    {"pinochle.arrange.suit", "by suit"},
    {"pinochle.arrange.rank", "by rank"},

    {"pinochle.lesson.bid.title", "Bid and name trump"},
    {"pinochle.lesson.bid.task",
     "A bid promises points from melds and tricks, and the highest bidder names the trump suit. With hearts "
     "as trump you have a run (ace, ten, king, queen and jack), worth 150: bid 150. When Bert has passed, "
     "name hearts."},
    {"pinochle.lesson.bid.hint", "Bid 150, then name hearts as trump."},
    {"pinochle.lesson.bid.done",
     "You won the bidding, your run alone makes your bid of 150, and you lead to the first trick. Any points "
     "you take in tricks are extra."},
    {"pinochle.lesson.pass.title", "Know when to pass"},
    {"pinochle.lesson.pass.task",
     "A player who wins the bidding but makes less than the bid gets nothing and loses. Bert has bid 140, "
     "and your hand has no melds whatever is trump: pass."},
    {"pinochle.lesson.pass.hint", "A bid of 150 or more is too much for this hand: pass."},
    {"pinochle.lesson.pass.done", "Now Bert has to make 140 points, and you can try to stop him."},
    {"pinochle.lesson.beat.title", "Beat it if you can"},
    {"pinochle.lesson.beat.task",
     "If you can beat the card led in its suit, you must, with any higher card. From high to low, the ranks "
     "are ace, ten, king, queen, jack and nine. Bert leads the queen of spades: take the trick with the "
     "lower of your two cards that beat it."},
    {"pinochle.lesson.beat.hint", "The king of spades is enough; keep the ace."},
    {"pinochle.lesson.beat.done",
     "The trick is yours and counts 7, and your ace can take another. The winner of a trick leads to the "
     "next."},
    {"pinochle.lesson.cheap.title", "Give away little"},
    {"pinochle.lesson.cheap.task",
     "If you can't beat the card led, you must still follow suit. Bert leads the ace of spades, so every "
     "point in this trick goes to him: an ace counts 11, a ten 10, a king 4, a queen 3, a jack 2 and a nine "
     "nothing. Follow with the card that gives him the least."},
    {"pinochle.lesson.cheap.hint", "You must play a spade, and the nine of spades counts nothing."},
    {"pinochle.lesson.cheap.done",
     "Bert gets no points from your card, and your ten can still win a trick of its own."},
    {"pinochle.lesson.trump.title", "Win with a trump"},
    {"pinochle.lesson.trump.task",
     "If you have no card of the suit led, you can play anything, and a trump beats a card of any other "
     "suit. Bert leads the ace of diamonds, and clubs are trump. The nine of trump counts 10 for the player "
     "who takes it: win this trick with it."},
    {"pinochle.lesson.trump.hint", "You have no diamonds: play the nine of clubs."},
    {"pinochle.lesson.trump.done",
     "An ace and the nine of trump: 21 points in one trick, won with your lowest trump."},
});

}  // namespace

std::span<const Phrase> Pinochle::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::pinochle
