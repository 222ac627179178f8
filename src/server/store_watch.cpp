#include "server/store_watch.h"

#include <spdlog/fmt/fmt.h>

#include "server/log.h"

namespace parlor {

Store::Watch store_watch(const Catalogue& words) {
  return {[&words](const Store::Failure& failure) {
            log_error("store_failing", {{"why", words.say(failure.why)}});
          },
          [](const Store::Failure& failure) {
            log_info("store_recovered", {{"seconds", fmt::format("{:.1f}", failure.seconds)},
                                         {"refused", std::to_string(failure.refused)}});
          }};
}

}  // namespace parlor
