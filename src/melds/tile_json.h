#pragma once

#include "core/json_writer.h"

namespace parlor::melds {

// ["3r","4r","5r"]
template <class Faces>
void write_tiles(JsonWriter& json, const Faces& faces) {
  json.begin_array();
  for (const auto& face : faces) json.value(face.to_string());
  json.end_array();
}

}  // namespace parlor::melds
