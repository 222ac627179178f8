#include "server/log.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <utility>

namespace parlor {
namespace {

spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> kLogger = [] {
    auto made = spdlog::stderr_logger_mt("parlor");
    made->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})");
    return made;
  }();
  return *kLogger;
}

void write(spdlog::level::level_enum level, std::string_view event, LogFields fields) {
  if (!logger().should_log(level)) return;
  const auto left_out = log_sampler().take(event, LogSampler::Time::clock::now());
  if (!left_out) return;
  nlohmann::ordered_json line = {{"event", event}};
  for (const auto& [name, value] : fields) line[std::string(name)] = value;
  if (*left_out > 0) line["left_out"] = *left_out;
  const std::string text = line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  logger().log(level, "{}", text.substr(1, text.size() - 2));  // the pattern has the braces
}

}  // namespace

LogSampler& log_sampler() {
  static LogSampler sampler;
  return sampler;
}

void log_info(std::string_view event, LogFields fields) { write(spdlog::level::info, event, fields); }
void log_error(std::string_view event, LogFields fields) { write(spdlog::level::err, event, fields); }

std::string short_id(std::string_view id) { return std::string(id.substr(0, 8)); }

std::optional<int> LogSampler::take(std::string_view event, Time now) {
  const std::scoped_lock lock(mutex_);
  auto found = windows_.find(event);
  if (found == windows_.end()) found = windows_.emplace(event, Window{now}).first;
  Window& window = found->second;
  if (now - window.start >= kWindow) {
    window.start = now;
    window.lines = 0;
  }
  if (window.lines == kLines) {
    ++window.left_out;
    return std::nullopt;
  }
  ++window.lines;
  return std::exchange(window.left_out, 0);
}

void LogSampler::forget() {
  const std::scoped_lock lock(mutex_);
  windows_.clear();
}

}  // namespace parlor
