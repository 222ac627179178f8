// Cards as a terminal shows them: each suit in its colour, as a letter or a symbol.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "engine/assessment.h"
#include "games/pinochle/rules/card.h"
#include "term/style.h"

namespace parlor::pinochle {

// "10C", or with the suit's symbol.
std::string face(Face face, const Style& style);
std::string faces(Cards cards, const Style& style);
std::string suit_text(Suit suit, const Style& style);
// A message with its cards and its suit in colour.
Message painted(Message message, const Style& style);

// The cards in groups, with the number (from 1) above each and the mark, if any card has one, below; wrapped
// into several rows if there are many.
std::string hand_lines(const Arrangement& groups, const std::function<char(std::size_t index)>& mark,
                       const Style& style);

}  // namespace parlor::pinochle
