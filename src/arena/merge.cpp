#include "arena/merge.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/checkpoint.h"
#include "arena/part.h"
#include "arena/run_header.h"

namespace parlor {
namespace {

using nlohmann::json;

struct PartFile {
  std::string path;
  json header;
  PartHeader run;
};

std::vector<std::string> files_in(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".part") files.push_back(entry.path().string());
  }
  std::ranges::sort(files);
  return files;
}

std::optional<PartFile> read_header(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string line;
  if (!std::getline(in, line)) return std::nullopt;
  json header = json::parse(line, nullptr, false);
  auto run = part_header(header);
  if (!run) return std::nullopt;
  return PartFile{path, std::move(header), std::move(*run)};
}

// The first thing that two parts say differently about their run.
std::optional<std::string> difference(const PartFile& one, const PartFile& other) {
  for (const auto& [key, value] : one.header.items()) {
    if (key != "part" && value != other.header.at(key)) return key;
  }
  return std::nullopt;
}

// The tally of a part, which must be finished.
Result<Tally> counted(const PartFile& part) {
  const ArenaRequest& request = part.run.request;
  const auto [first, end] = request.part->share_of(request.deals);
  const std::vector<Chunk> chunks = chunks_of(first, end);
  const auto read = Checkpoint::read_only(part.path, part.header, request.players.size(), chunks);
  if (!read) return read.problem();
  int done = 0;
  for (const Chunk& chunk : chunks) {
    if (read->has(chunk)) done += chunk.end - chunk.first;
  }
  if (done == end - first) return read->tally();
  return Message("arena.part_unfinished", {{"part", request.part->number},
                                           {"parts", request.part->count},
                                           {"done", done},
                                           {"deals", end - first}});
}

// By number; a part may be missing.
Result<std::map<int, PartFile>> find_parts(const std::string& folder) {
  std::map<int, PartFile> parts;
  for (const std::string& path : files_in(folder)) {
    auto part = read_header(path);
    if (!part) return Message("arena.not_a_part", {{"file", path}});
    if (!parts.empty()) {
      const PartFile& first = parts.begin()->second;
      if (const auto field = difference(first, *part)) {
        return Message("arena.part_other", {{"file", path}, {"other", first.path}, {"field", *field}});
      }
    }
    const int number = part->run.request.part->number;
    if (const auto known = parts.find(number); known != parts.end())
      return Message("arena.part_twice", {{"file", path}, {"other", known->second.path}, {"part", number}});
    parts.emplace(number, std::move(*part));
  }
  if (parts.empty()) return Message("arena.no_parts", {{"folder", folder}});
  return parts;
}

}  // namespace

Result<ArenaReport> merge_parts(const std::string& folder) {
  const auto parts = find_parts(folder);
  if (!parts) return parts.problem();
  const PartHeader& run = parts->begin()->second.run;
  const int count = run.request.part->count;
  for (int number = 1; number <= count; ++number) {
    if (parts->contains(number)) continue;
    return Message(
        "arena.parts_missing",
        {{"missing", count - static_cast<int>(parts->size())}, {"parts", count}, {"first", number}});
  }
  Tally total(run.request.players.size());
  for (const auto& [number, part] : *parts) {
    const auto tally = counted(part);
    if (!tally) return tally.problem();
    total.merge(*tally);
  }
  return make_report(run.game, run.request, total);
}

}  // namespace parlor
