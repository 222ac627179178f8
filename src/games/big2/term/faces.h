// Cards as a terminal shows them: each suit in its colour, as a letter or a symbol.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/assessment.h"
#include "games/big2/rules/card.h"
#include "term/style.h"

namespace parlor::big2 {

// "C3" in colour, or with the suit's symbol.
std::string face(std::string_view card, const Style& style);
std::string faces(Cards cards, SuitOrder order, const Style& style);
// The text in colour if all its words are cards; nothing for other texts.
std::optional<std::string> faces_in(std::string_view text, const Style& style);

// "C D H S", coloured the same way.
std::string suits_in(std::string_view text, const Style& style);

// Two lines: the cards in groups, with the index above each card.
std::string hand_lines(const Arrangement& groups, const Style& style);

}  // namespace parlor::big2
