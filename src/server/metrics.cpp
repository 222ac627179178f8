#include "server/metrics.h"

#include <fstream>
#include <spdlog/fmt/fmt.h>
#include <sys/resource.h>
#include <unistd.h>

namespace parlor {
namespace {

// As the operating system reports it.
double resident_bytes() {
  std::ifstream statm("/proc/self/statm");
  long pages = 0;
  long resident = 0;
  statm >> pages >> resident;
  return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

double cpu_seconds() {
  struct rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

template <class Number>
void add(std::string& text, std::string_view name, std::string_view type, std::string_view help,
         Number value) {
  text += fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n{0} {3}\n", name, help, type, value);
}

}  // namespace

std::string Metrics::to_string(std::size_t tables_resident, const Store::Figures& store,
                               const std::optional<Store::Lease>& lease,
                               const Thinkers::Figures& thinkers) const {
  std::string text;
  add(text, "parlor_tables_resident", "gauge", "Tables in memory.", tables_resident);
  add(text, "parlor_clients", "gauge", "Open sockets.", clients.load());
  add(text, "parlor_tables_created_total", "counter", "Tables made.", tables_created.load());
  add(text, "parlor_moves_total", "counter", "Moves of people and computers that were committed.",
      moves.load());
  add(text, "parlor_refused_total", "counter", "Messages and requests that were refused.", refused.load());
  add(text, "parlor_quarantined_total", "counter", "Tables whose record could not be read.",
      quarantined.load());
  add(text, "parlor_slow_clients_total", "counter", "Clients sent away because they did not read.",
      slow_clients.load());
  add(text, "parlor_store_writes_total", "counter", "Entries and details written.", store.writes);
  add(text, "parlor_store_failed_writes_total", "counter", "Writes refused because commits failed.",
      store.failed_writes);
  add(text, "parlor_store_fenced_writes_total", "counter",
      "Writes refused because other servers had taken over the tables.", store.fenced_writes);
  if (lease) {
    text += fmt::format(
        "# HELP parlor_node_info The name of this server.\n# TYPE parlor_node_info gauge\n"
        "parlor_node_info{{node=\"{}\"}} 1\n",
        lease->node);
    add(text, "parlor_lease_held", "gauge", "1 while this server may write.", lease->held ? 1 : 0);
    add(text, "parlor_lease_age_seconds", "gauge", "Time since the lease was renewed.", lease->age);
    add(text, "parlor_tables_owned", "gauge", "Tables that only this server may write to.",
        lease->held ? tables_resident : 0);
    add(text, "parlor_takeovers_total", "counter", "Tables claimed from servers that were gone.",
        store.takeovers);
  }
  add(text, "parlor_store_failing_seconds", "gauge",
      "For how long commits have been failing; 0: they succeed.", store.failing_seconds);
  add(text, "parlor_moves_waiting", "gauge", "Moves of computers that wait for a thread.",
      thinkers.moves_waiting);
  add(text, "parlor_jobs_waiting", "gauge", "Hints, analyses, lessons and profiles that wait for a thread.",
      thinkers.jobs_waiting);
  add(text, "parlor_jobs_refused_total", "counter", "Such jobs that were refused because too many waited.",
      thinkers.jobs_refused);
  add(text, "process_resident_memory_bytes", "gauge", "Memory in use.", resident_bytes());
  add(text, "process_cpu_seconds_total", "counter", "Time of all processors.", cpu_seconds());
  text +=
      "# HELP parlor_commit_seconds Time of one commit to the disk.\n"
      "# TYPE parlor_commit_seconds histogram\n";
  std::uint64_t below = 0;
  const auto& bounds = Store::latency_bounds();
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    below += store.latency[i];
    text += fmt::format("parlor_commit_seconds_bucket{{le=\"{}\"}} {}\n", bounds[i], below);
  }
  text += fmt::format("parlor_commit_seconds_bucket{{le=\"+Inf\"}} {}\n", store.commits);
  text += fmt::format("parlor_commit_seconds_sum {}\nparlor_commit_seconds_count {}\n", store.seconds,
                      store.commits);
  return text;
}

}  // namespace parlor
