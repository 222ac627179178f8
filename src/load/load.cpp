#include "load/load.h"

#include <algorithm>
#include <array>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include "load/crowd.h"
#include "load/server_link.h"

namespace parlor {
namespace {

// A process of ours that plays some of the tables, and the pipes to it.
struct Helper {
  pid_t process = -1;
  int to = -1;    // one byte: go
  int from = -1;  // one byte: seated; then the result
};

void write_all(int file, const void* data, std::size_t size) {
  const auto* bytes = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t done = ::write(file, bytes, size);
    if (done <= 0) return;
    bytes += done;
    size -= static_cast<std::size_t>(done);
  }
}

bool read_all(int file, void* data, std::size_t size) {
  auto* bytes = static_cast<char*>(data);
  while (size > 0) {
    const ssize_t done = ::read(file, bytes, size);
    if (done <= 0) return false;
    bytes += done;
    size -= static_cast<std::size_t>(done);
  }
  return true;
}

int help(const LoadRequest& request, int tables, int from, int to) {
  try {
    const CrowdResult result = play_crowd(request, tables, [&] {
      char go = 's';
      write_all(to, &go, 1);
      read_all(from, &go, 1);
    });
    const std::array<long, 2> head = {result.moves, static_cast<long>(result.milliseconds.size())};
    write_all(to, head.data(), sizeof head);
    write_all(to, result.milliseconds.data(), result.milliseconds.size() * sizeof(float));
    return 0;
  } catch (const boost::system::system_error& problem) {
    std::fprintf(stderr, "%s\n", problem.code().message().c_str());
    return 1;
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "%s\n", problem.what());
    return 1;
  }
}

Helper start_helper(const LoadRequest& request, int tables) {
  std::array<int, 2> down{};
  std::array<int, 2> up{};
  if (::pipe(down.data()) != 0 || ::pipe(up.data()) != 0) throw std::runtime_error("no pipe");
  const pid_t process = ::fork();
  if (process == 0) {
    ::close(down[1]);
    ::close(up[0]);
    ::_exit(help(request, tables, down[0], up[1]));
  }
  ::close(down[0]);
  ::close(up[1]);
  return {process, down[1], up[0]};
}

CrowdResult collect(const std::vector<Helper>& helpers) {
  CrowdResult all;
  for (const Helper& helper : helpers) {
    std::array<long, 2> head{};
    if (!read_all(helper.from, head.data(), sizeof head))
      throw std::runtime_error("a process of ours failed");
    all.moves += head[0];
    std::vector<float> some(static_cast<std::size_t>(head[1]));
    read_all(helper.from, some.data(), some.size() * sizeof(float));
    all.milliseconds.insert(all.milliseconds.end(), some.begin(), some.end());
    int status = 0;
    ::waitpid(helper.process, &status, 0);
  }
  return all;
}

float quantile(std::vector<float>& values, double part) {
  if (values.empty()) return 0;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, at);
  return *at;
}

void report_play(const LoadRequest& request, std::ostream& out) {
  // Reports what is wrong before there are processes that would all report it.
  [[maybe_unused]] const ServerLink reachable(request);
  std::vector<Helper> helpers;
  for (int i = 0; i < request.processes; ++i) {
    const int share = request.tables / request.processes + (i < request.tables % request.processes ? 1 : 0);
    helpers.push_back(start_helper(request, share));
  }
  char byte = 0;
  for (const Helper& helper : helpers) {
    if (!read_all(helper.from, &byte, 1)) throw std::runtime_error("a process of ours failed");
  }
  for (const Helper& helper : helpers) write_all(helper.to, "g", 1);
  std::this_thread::sleep_for(std::chrono::seconds(1));  // while the crowds warm up
  const auto before = ServerLink(request).figures();
  std::this_thread::sleep_for(std::chrono::seconds(request.seconds));
  const auto after = ServerLink(request).figures();
  CrowdResult all = collect(helpers);
  const double moves = std::max(1.0, static_cast<double>(all.moves));
  std::array<char, 200> row{};
  std::snprintf(
      row.data(), row.size(),
      "%d tables, %d sockets each: %.0f moves/s; send to everybody's update p50 %.2f ms, p99 %.2f ms",
      request.tables, request.sockets, moves / request.seconds, quantile(all.milliseconds, 0.5),
      quantile(all.milliseconds, 0.99));
  out << row.data();
  if (before && after) {
    std::snprintf(row.data(), row.size(), "; server CPU %.0f us per move; %.1f writes per commit",
                  (after->cpu_seconds - before->cpu_seconds) / moves * 1e6,
                  (after->writes - before->writes) / std::max(1.0, after->commits - before->commits));
    out << row.data();
  }
  out << '\n';
}

void report_memory(const LoadRequest& request, std::ostream& out) {
  const MemoryResult memory = measure_memory(request);
  std::array<char, 200> row{};
  std::snprintf(row.data(), row.size(), "%d tables: %.2f KiB per table without sockets, %.2f KiB with %d\n",
                request.tables, memory.without_sockets / 1024, memory.with_sockets / 1024, request.sockets);
  out << row.data();
}

}  // namespace

std::optional<Message> run_load(const LoadRequest& request, std::ostream& out) {
  const auto failed = [&](const std::string& why) {
    return Message("load.failed", {{"host", request.host}, {"port", request.port}, {"why", why}});
  };
  try {
    if (request.memory) {
      report_memory(request, out);
    } else {
      report_play(request, out);
    }
    return std::nullopt;
  } catch (const boost::system::system_error& problem) {
    return failed(problem.code().message());
  } catch (const std::exception& problem) {
    return failed(problem.what());
  }
}

}  // namespace parlor
