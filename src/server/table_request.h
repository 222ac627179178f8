// What somebody asks for who makes a table.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/message.h"
#include "server/details.h"
#include "server/house.h"

namespace parlor {

struct TableRequest {
  TableDetails details;
  SeatToken token;  // of the host
};

Result<TableRequest> read_table_request(const nlohmann::json& request, const House& house);

}  // namespace parlor
