// Requests to create a table or to take a seat at one.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <variant>

#include "core/message.h"
#include "room/answer.h"
#include "room/details.h"
#include "room/room_host.h"

namespace parlor {

struct TableRequest {
  TableDetails details;
  SeatToken token;  // of the host
};

Result<TableRequest> read_table_request(const nlohmann::json& request, const RoomHost& host);

struct JoinRequest {
  Seat seat;
  SeatDetails who;
  SeatToken token;
  bool again = false;  // the seat has already been taken with this token
};

std::variant<JoinRequest, Refusal> read_join_request(const nlohmann::json& request,
                                                     const TableDetails& details);

}  // namespace parlor
