// One value a seat, as JSON.
#pragma once

#include <string_view>

#include "core/json_writer.h"
#include "core/seat.h"

namespace parlor {

// "name": [...], each written by write(seat).
template <class Write>
void each_seat(JsonWriter& json, std::string_view name, int seats, Write write) {
  json.key(name).begin_array();
  for (int i = 0; i < seats; ++i) write(Seat::at(i));
  json.end_array();
}

}  // namespace parlor
