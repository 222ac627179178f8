// How commands report problems: one sentence on standard error.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"

namespace parlor {

inline constexpr int kBadInput = 2;
inline constexpr int kInterrupted = 130;

// Prints the message on standard error and returns the exit code for bad input.
int refuse(const Message& message);
// Catalogue text for standard output.
std::string say(const Message& message);

// The seed from the command line, or one from the system if none was given.
Result<Seed> seed_option(std::string_view text);
// --rules a=b --rules "c=d e=f" as one text.
std::string joined_rules(const std::vector<std::string>& rules);

}  // namespace parlor
