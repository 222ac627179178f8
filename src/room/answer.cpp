#include "room/answer.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "engine/json.h"
#include "room/fields.h"

namespace parlor {

Answer Answer::json(const nlohmann::json& body, int status) { return written(json_text(body), status); }

Answer Answer::written(std::string json, int status) { return {status, "application/json", std::move(json)}; }

Answer Answer::text(std::string body) { return {200, "text/plain; charset=utf-8", std::move(body)}; }

Answer Answer::refusal(int status, const Message& why, const Catalogue& words) {
  return json({{"error", to_json(why)}, {"says", words.say(why)}}, status);
}

Answer Answer::elsewhere(const std::string& node, const Catalogue& words) {
  const Message why("server.elsewhere", {{"node", node}});
  return json({{"error", to_json(why)}, {"says", words.say(why)}, {"node", node}}, 421);
}

}  // namespace parlor
