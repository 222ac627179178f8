#include "arena/run_header.h"

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace parlor {
namespace {

using nlohmann::json;

constexpr int kVersion = 2;

constexpr const char* kHigh = "high";
constexpr const char* kLow = "low";

}  // namespace

json header_of(const ArenaGame& game, const ArenaRequest& request) {
  json header = {{"arena", kVersion},      {"game", game.name},
                 {"rules", game.rules},    {"players", request.players},
                 {"deals", request.deals}, {"seed", request.seed.to_string()},
                 {"nodes", request.nodes}, {"records", request.records_dir.value_or("")}};
  if (request.part) {
    header["part"] = request.part->number;
    header["parts"] = request.part->count;
    // Whoever merges the parts does not know the game.
    header["better"] = game.better == Better::high ? kHigh : kLow;
  }
  return header;
}

std::optional<PartHeader> part_header(const json& header) {
  try {
    const auto seed = Seed::parse(header.at("seed").get<std::string>());
    const auto better = header.at("better").get<std::string>();
    PartHeader read{{header.at("game"), header.at("rules"), better == kHigh ? Better::high : Better::low},
                    {}};
    read.request.players = header.at("players").get<std::vector<std::string>>();
    read.request.deals = header.at("deals");
    read.request.nodes = header.at("nodes");
    read.request.part = ArenaPart{header.at("part"), header.at("parts"), ""};
    const auto records = header.at("records").get<std::string>();
    if (!records.empty()) read.request.records_dir = records;
    if (!seed) return std::nullopt;
    read.request.seed = *seed;
    // Nothing is left over or has another form.
    if (header_of(read.game, read.request) != header) return std::nullopt;
    const ArenaPart& part = *read.request.part;
    if (part.number < 1 || part.number > part.count || part.count > read.request.deals) return std::nullopt;
    return read;
  } catch (const json::exception&) {
    return std::nullopt;
  }
}

}  // namespace parlor
