#include <array>
#include <span>
#include <vector>

#include "games/pinochle/rules/pinochle.h"
#include "melds/formation.h"

namespace parlor::pinochle {
namespace {

constexpr auto kPhrases = std::to_array<Phrase>({
    {"pinochle.title", "Pinochle"},
    {"pinochle.about",
     "Two players bid, show melds and take tricks with every card there twice; most points win."},

    {"pinochle.form.full", "Pinochle"},
    {"pinochle.form.full.about", "All melds count: pinochles, marriages and more."},
    {"pinochle.form.basic", "Pinochle, few melds"},
    {"pinochle.form.basic.about", "Only runs and the royal marriage count as melds."},
    {"pinochle.form.cutthroat", "Pinochle, cut-throat"},
    {"pinochle.form.cutthroat.about", "Both players keep the best twelve of 24 cards."},
    {"pinochle.option.additional", "whether the eight additional melds count too"},
    {"pinochle.option.kings", "a house meld: kings around, one of each suit, for 80"},
    {"pinochle.option.queens", "a house meld: queens around, one of each suit, for 60"},
    {"pinochle.option.jacks", "a house meld: jacks around, one of each suit, for 40"},
    {"pinochle.option.cutthroat",
     "cut-throat: the stock goes out to both, who keep the best twelve of 24 cards"},
    {"pinochle.option.following",
     "who cannot beat the card led follows suit, else plays anything; or trumps, even with a card of the "
     "suit"},
    {"pinochle.option.following.handout", "follow suit"},
    {"pinochle.option.following.course", "trump"},
    {"pinochle.option.first", "who bids first"},
    {"pinochle.option.first.random", "by lot"},
    {"pinochle.option.first.0", "player 1"},
    {"pinochle.option.first.1", "player 2"},

    {"pinochle.option.bidding",
     "whether there is bidding; without, the top card of the stock says what is trump and who would bid "
     "first leads"},

    {"pinochle.no_card",
     "\"{text}\" is no card of this game; a card is a rank (A 10 K Q J 9) and a suit (S H D C), as in 10C."},
    {"pinochle.no_suit", "\"{text}\" is no suit; suits are S, H, D and C."},
    {"pinochle.no_move",
     "\"{text}\" is no move; moves are bid 30, pass, trump C, take 10C, keep with twelve cards, and play "
     "10C."},
    {"pinochle.too_many", "There are only two of {card}."},

    {"pinochle.not_your_turn", "It is the turn of {seat}."},
    {"pinochle.bid_first", "The bidding is still on: bid or pass."},
    {"pinochle.name_trump", "The bid winner names the trump suit now."},
    {"pinochle.pick_card", "Take one of the two open cards now."},
    {"pinochle.keep_first", "Choose the twelve cards that you keep now."},
    {"pinochle.play_card", "Play a card now."},
    {"pinochle.bad_bid", "A bid is a multiple of ten, {most} at most."},
    {"pinochle.bad_raise", "The bid is {bid}: raise it by 10 or by 20, or pass."},
    {"pinochle.no_pass", "Who opens the bidding names a number; 0 will do."},
    {"pinochle.not_open", "{card} does not lie open."},
    {"pinochle.keep_twelve", "Keep twelve cards; {count, plural, one {this is #} other {these are #}}."},
    {"pinochle.not_in_hand", "You do not have {card} so often."},
    {"pinochle.must_beat", "You can beat {card} in its suit, so you must."},
    {"pinochle.must_follow", "You have a card of the suit of {card}: follow suit."},
    {"pinochle.must_trump", "You cannot beat {card} in its suit but have a trump: play it."},

    {"pinochle.opens_bidding", "{seat} opens the bidding."},
    {"pinochle.turns_trump", "{cards} turned up: {suit} is trump, and {seat} leads."},
    {"pinochle.bids", "{seat} bids {bid}."},
    {"pinochle.passes", "{seat} passes."},
    {"pinochle.wins_bid", "{seat} wins the bidding at {bid}."},
    {"pinochle.trump", "{seat} makes {suit} trump."},
    {"pinochle.turned", "Turned up from the stock: {cards}."},
    {"pinochle.takes", "{seat} takes {card}."},
    {"pinochle.gets", "{seat} gets {card}."},
    {"pinochle.keeps", "{seat} has chosen twelve cards."},
    {"pinochle.melds", "{seat} melds {meld} for {points}: {cards}."},
    {"pinochle.no_melds", "{seat} has no melds."},
    {"pinochle.plays", "{seat} plays {card}."},
    {"pinochle.wins_trick", "{seat} takes the trick: {points, plural, one {# point} other {# points}}."},
    {"pinochle.scores", "{seat} made {points}: {melds} with melds, {tricks} with tricks."},
    {"pinochle.falls_short", "{seat} made {points} of the {bid} bid, and gets nothing."},
    {"pinochle.wins", "{seat} wins the deal."},
    {"pinochle.tie", "Both have the same points and share the win."},

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
     "There are 48 cards: ace, ten, king, queen, jack and nine of four suits, each twice. They take each "
     "other "
     "in this order."},
    {"pinochle.page.deal",
     "Both players get {cards, plural, one {# card} other {# cards}}, three at a time; the other {stock} are "
     "the stock, face down."},
    {"pinochle.page.aim",
     "Make more points than the other, with melds and with tricks, and at least what you bid."},
    {"pinochle.page.aim_without_bid", "Make more points than the other, with melds and with tricks."},
    {"pinochle.page.bidding", "Bidding"},
    {"pinochle.page.first_lot", "Who bids first is drawn by lot."},
    {"pinochle.page.first_seat", "Player {player} bids first."},
    {"pinochle.page.open",
     "The first bid is any multiple of ten from 0 on; after it, raise by 10 or by 20, or pass."},
    {"pinochle.page.pass",
     "A pass ends the bidding: the other player has won it, names the trump suit and leads."},
    {"pinochle.page.no_bidding",
     "There is no bidding: the top card of the stock is turned up, its suit is trump, and who is first "
     "leads."},
    {"pinochle.page.leads_lot", "Who is first is drawn by lot."},
    {"pinochle.page.leads_seat", "Player {player} is first."},
    {"pinochle.page.trump_title", "Trump"},
    {"pinochle.page.cutthroat", "Cut-throat"},
    {"pinochle.page.turned",
     "Two cards of the stock are turned up: the bid winner takes one, the other player gets the other one."},
    {"pinochle.page.drawn", "The rest of the stock goes out in turns, so that both have 24 cards."},
    {"pinochle.page.keep",
     "Both choose twelve of them to keep, at the same time; what is dropped is out of the game."},
    {"pinochle.page.melds", "Melds"},
    {"pinochle.page.melding",
     "Then all melds are shown and counted: the highest first, each card in one meld only, each meld once (a "
     "common marriage once a suit). Here spades are trump."},
    {"pinochle.page.meld_points", "{points, plural, one {# point} other {# points}}"},
    {"pinochle.page.tricks", "Tricks"},
    {"pinochle.page.lead", "The bid winner leads to the first trick, who takes a trick leads to the next."},
    {"pinochle.page.beat",
     "Who follows must beat the card in its suit, with any higher card, where that is possible."},
    {"pinochle.page.follow",
     "Else a card of the suit must be played; who has none may trump or play anything."},
    {"pinochle.page.trump",
     "Else a trump must be played, even by who has the suit; where a trump was led, or who has none, may "
     "play "
     "anything."},
    {"pinochle.page.taking",
     "A trump takes a card of another suit; of two cards that are the same the first takes the trick."},
    {"pinochle.page.points", "Points"},
    {"pinochle.page.card_points",
     "Cards taken count: ace 11, ten 10, king 4, queen 3, jack 2, nine nothing, but the nine of trump 10."},
    {"pinochle.page.short",
     "If the bid winner made less than the bid, they get nothing and lose; else who has more points wins."},

    {"pinochle.page.more", "Who has more points wins."},

    {"pinochle.arrange.suit", "by suit"},
    {"pinochle.arrange.rank", "by rank"},

    {"pinochle.lesson.bid.title", "Bid and name trump"},
    {"pinochle.lesson.bid.task",
     "A bid promises points, from melds and from tricks; who bids the most names the trump suit. With hearts "
     "as trump you have a run (ace, ten, king, queen and jack), which counts 150: bid 150. When Ben has "
     "passed, name hearts."},
    {"pinochle.lesson.bid.hint", "First bid 150, then name hearts as trump."},
    {"pinochle.lesson.bid.done",
     "You won the bidding, your run counts 150 by itself, and you lead to the first trick. Whatever you take "
     "there comes on top."},
    {"pinochle.lesson.pass.title", "Leave it to the other"},
    {"pinochle.lesson.pass.task",
     "Who wins the bidding and makes less than the bid gets nothing and loses. Ben has bid 140, and with any "
     "trump your hand has no meld at all: pass."},
    {"pinochle.lesson.pass.hint", "A bid of 150 or more would be too much for this hand: pass."},
    {"pinochle.lesson.pass.done", "Now Ben has to make 140 points, and you may play to keep him from it."},
    {"pinochle.lesson.beat.title", "Beat it if you can"},
    {"pinochle.lesson.beat.task",
     "Who follows and can beat the card in its suit must do so, with any higher card; ranks go down from the "
     "ace by ten, king, queen and jack to the nine. Ben leads the queen of spades: take the trick with the "
     "lower of the two cards that beat it."},
    {"pinochle.lesson.beat.hint", "The king of spades is enough; keep the ace."},
    {"pinochle.lesson.beat.done",
     "The trick is yours and counts 7, and your ace can take another one. Who takes a trick leads to the "
     "next."},
    {"pinochle.lesson.cheap.title", "Lose little"},
    {"pinochle.lesson.cheap.task",
     "Who cannot beat the card must still follow suit. Ben leads the ace of spades, and every point in the "
     "trick will be his: an ace counts 11, a ten 10, a king 4, a queen 3, a jack 2 and a nine nothing. "
     "Follow with the card that gives him the least."},
    {"pinochle.lesson.cheap.hint", "Spades must be played, and the nine of spades counts nothing."},
    {"pinochle.lesson.cheap.done",
     "Ben takes his own ace and nothing of yours; your ten may still take a trick of its own."},
    {"pinochle.lesson.trump.title", "Take it with a trump"},
    {"pinochle.lesson.trump.task",
     "Who has no card of the suit that was led may play anything, and a trump takes a card of any other "
     "suit. Ben leads the ace of diamonds, and clubs are trump. The nine of trump counts 10 for who takes "
     "it: bring it home in this trick."},
    {"pinochle.lesson.trump.hint", "You have no diamonds: play the nine of clubs."},
    {"pinochle.lesson.trump.done", "Ace and nine of trump: 21 points in one trick, with your lowest trump."},
});

}  // namespace

std::span<const Phrase> Pinochle::phrases() {
  static const std::vector<Phrase> kAll = melds::with_melds_phrases(kPhrases);
  return kAll;
}

}  // namespace parlor::pinochle
