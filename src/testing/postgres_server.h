// For tests with PostgreSQL: a server of their own in a temporary folder, on a free port of this machine. It
// ends with the test program, however that ends.
#pragma once

#include <algorithm>
#include <arpa/inet.h>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <grp.h>
#include <netinet/in.h>
#include <pwd.h>
#include <stdexcept>
#include <string>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "testing/comes_true.h"
#include "testing/temporary_folder.h"

namespace parlor::test {

class PostgresServer {
 public:
  // Debian keeps each version in a folder of its own and puts none of them on the path.
  static bool installed() { return !programs().empty(); }

  PostgresServer() {
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);  // so that kill() can wait for processes whose parent is gone
    if (user_ != nullptr && ::chown(folder_.path().c_str(), user_->pw_uid, user_->pw_gid) != 0) {
      throw std::runtime_error("cannot give away " + folder_.path().string());
    }
    must({"initdb", "-D", data(), "-U", "parlor", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"});
    folder_.write("data/pg_hba.conf",
                  "host all locked 127.0.0.1/32 scram-sha-256\n"
                  "host all all 127.0.0.1/32 trust\n"
                  "local all all trust\n");
    start();
    sql(url("postgres"), "CREATE ROLE locked LOGIN PASSWORD 'right'");
  }
  ~PostgresServer() { end(SIGQUIT); }
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  // It does not sync: what was written survives the death of its processes, if not a power failure.
  void start() {
    const bool started = comes_true([this] {
      if (server_ > 0 && ::waitpid(server_, nullptr, WNOHANG) == server_) server_ = 0;
      // Another program took the port, or processes of a killed server are not gone yet.
      if (server_ == 0) {
        server_ = launch({"postgres", "-D", data(), "-k", folder_.path(), "-h", "127.0.0.1", "-p",
                          std::to_string(port_), "-F"});
      }
      return run({"pg_isready", "-q", "-h", folder_.path(), "-p", std::to_string(port_)}) == 0;
    });
    if (!started) throw std::runtime_error("PostgreSQL does not start: " + content(folder_ / "log"));
  }
  // All its processes at once: one that survived for a moment would still answer.
  void kill() {
    std::vector<pid_t> processes;
    std::ifstream children("/proc/" + std::to_string(server_) + "/task/" + std::to_string(server_) +
                           "/children");
    for (pid_t child = 0; children >> child;) processes.push_back(child);
    ::kill(server_, SIGSTOP);  // it would replace them
    for (const pid_t process : processes) ::kill(process, SIGKILL);
    end(SIGKILL);
    for (const pid_t process : processes) ::waitpid(process, nullptr, 0);
  }

  std::string url(const std::string& database, const std::string& user = "parlor") const {
    return "postgresql://" + user + "@127.0.0.1:" + std::to_string(port_) + "/" + database;
  }
  // The URL of an empty database.
  std::string new_database(const std::string& options = "") {
    const std::string name = "test" + std::to_string(++databases_);
    sql(url("postgres"), "CREATE DATABASE " + name + " TEMPLATE template0 " + options);
    return url(name);
  }
  // What psql prints: one line for each row.
  std::string sql(const std::string& where, const std::string& statements) {
    must({"psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-o", folder_ / "answer", "-d", where,
          "-c", statements});
    return content(folder_ / "answer");
  }

 private:
  static std::filesystem::path programs() {
    std::vector<std::filesystem::path> found;
    std::error_code none;
    for (const auto& each : std::filesystem::directory_iterator("/usr/lib/postgresql", none)) {
      if (std::filesystem::exists(each.path() / "bin/postgres")) found.push_back(each.path() / "bin");
    }
    return found.empty() ? std::filesystem::path() : *std::ranges::max_element(found);
  }
  // PostgreSQL refuses to run as root.
  static const passwd* unprivileged() {
    if (::getuid() != 0) return nullptr;
    const passwd* const user = ::getpwnam("postgres");
    return user != nullptr ? user : ::getpwnam("nobody");
  }
  static int free_port() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(socket, reinterpret_cast<const sockaddr*>(&address), size);
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(socket);
    return ntohs(address.sin_port);
  }
  std::string data() const { return folder_ / "data"; }

  // The process of one of PostgreSQL's programs, which goes with this one.
  pid_t launch(const std::vector<std::string>& command) const {
    const std::string program = programs() / command.front();
    std::vector<char*> arguments;
    for (const std::string& each : command) arguments.push_back(const_cast<char*>(each.c_str()));
    arguments.push_back(nullptr);
    const std::string log = folder_ / "log";
    const pid_t child = ::fork();
    if (child != 0) return child;
    const int output = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    ::dup2(output, 1);
    ::dup2(output, 2);
    ::close_range(3, ~0U, 0);  // sockets of the test would stay open as long as the server runs
    if (user_ != nullptr && (::setgroups(0, nullptr) != 0 || ::setgid(user_->pw_gid) != 0 ||
                             ::setuid(user_->pw_uid) != 0 || ::chdir("/") != 0)) {
      ::_exit(1);
    }
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    ::execv(program.c_str(), arguments.data());
    ::_exit(1);
  }
  int run(const std::vector<std::string>& command) const {
    int status = 0;
    ::waitpid(launch(command), &status, 0);
    return status;
  }
  void must(const std::vector<std::string>& command) const {
    if (run(command) != 0) throw std::runtime_error(command.front() + ": " + content(folder_ / "log"));
  }
  void end(int signal) {
    if (server_ <= 0) return;
    ::kill(server_, signal);
    ::waitpid(server_, nullptr, 0);
    server_ = 0;
  }

  TemporaryFolder folder_;
  const passwd* user_ = unprivileged();
  int port_ = free_port();
  pid_t server_ = 0;
  int databases_ = 0;
};

// One for all tests of a program, started when the first one needs it.
inline PostgresServer& postgres_server() {
  static PostgresServer server;
  return server;
}

}  // namespace parlor::test
