#include "arena/part.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

#include "core/text.h"

namespace parlor {

Result<ArenaPart> ArenaPart::parse(std::string_view text, std::string folder) {
  const std::size_t slash = text.find('/');
  std::optional<int> number;
  std::optional<int> count;
  if (slash != std::string_view::npos) {
    number = parse_int(text.substr(0, slash));
    count = parse_int(text.substr(slash + 1));
  }
  if (!number || !count || *number < 1 || *number > *count)
    return Message("arena.part", {{"text", std::string(text)}});
  return ArenaPart{*number, *count, std::move(folder)};
}

std::string ArenaPart::file() const {
  const std::string name = std::to_string(number) + "-of-" + std::to_string(count) + ".part";
  return (std::filesystem::path(folder) / name).string();
}

std::pair<int, int> ArenaPart::share_of(int deals) const {
  const auto before = [&](int parts) {
    return static_cast<int>(static_cast<std::int64_t>(deals) * parts / count);
  };
  return {before(number - 1), before(number)};
}

}  // namespace parlor
