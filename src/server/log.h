// Log lines for machines: one JSON object a line on standard error. No token and no whole table id goes in.
// Of one event a handful of lines are written in a while; the next says how many were left out.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "server/log_sampler.h"

namespace parlor {

using LogFields = std::initializer_list<std::pair<std::string_view, std::string>>;

void log_info(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

// What all lines go through.
LogSampler& log_sampler();

// Enough of a table's id to find it in the store, too little to sit down with.
std::string short_id(std::string_view id);

}  // namespace parlor
