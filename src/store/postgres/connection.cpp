#include "store/postgres/connection.h"

#include <algorithm>
#include <array>
#include <poll.h>
#include <string_view>

namespace parlor::postgres {
namespace {

using Clock = std::chrono::steady_clock;

// libpq adds advice on further lines.
std::string first_line(std::string_view text) {
  text = text.substr(0, text.find('\n'));
  while (text.ends_with('.') || text.ends_with(' ')) text.remove_suffix(1);
  return std::string(text);
}

// The URL may override what comes before it, but not what comes after it. Of several hosts, the one that
// accepts writes is taken.
PGconn* connected(const Address& address) {
  constexpr const char* kSeconds = "4";  // for each host
  const std::array<const char*, 6> names = {"application_name", "connect_timeout", "target_session_attrs",
                                            "dbname",           "client_encoding", nullptr};
  const std::array<const char*, 6> values = {"parlor", kSeconds, "read-write", address.url().c_str(),
                                             "UTF8",   nullptr};
  constexpr int kExpandUrl = 1;
  return PQconnectdbParams(names.data(), values.data(), kExpandUrl);
}

}  // namespace

Connection::Connection(const Address& address, std::chrono::milliseconds patience)
    : connection_(connected(address), &PQfinish), patience_(patience) {
  if (PQstatus(connection_.get()) != CONNECTION_OK || PQsetnonblocking(connection_.get(), 1) != 0) lost();
  // Notices, such as those about tables that exist already, would be printed.
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
}

Rows Connection::ask(const char* statement, const std::vector<std::string>& arguments) {
  std::vector<const char*> values;
  for (const std::string& argument : arguments) {
    constexpr const char* kUntranslatable = "22021";
    // PostgreSQL has no such texts, and libpq would send only the part before the zero.
    if (argument.find('\0') != std::string::npos)
      throw Problem(kUntranslatable, "a text contains a zero byte");
    values.push_back(argument.c_str());
  }
  if (PQsendQueryParams(connection_.get(), statement, static_cast<int>(values.size()), nullptr, values.data(),
                        nullptr, nullptr, 0) == 0) {
    lost();
  }
  return answer();
}

Rows Connection::run(const std::string& statements) {
  if (PQsendQuery(connection_.get(), statements.c_str()) == 0) lost();
  return answer();
}

Rows Connection::answer() {
  const auto end = Clock::now() + patience_;
  Rows last(nullptr);
  std::unique_ptr<Problem> problem;
  while (true) {
    int sending = PQflush(connection_.get());
    while (sending > 0 || PQisBusy(connection_.get()) != 0) {
      wait(sending > 0, end);
      if (PQconsumeInput(connection_.get()) == 0) lost();
      sending = PQflush(connection_.get());
    }
    if (sending < 0) lost();
    PGresult* const result = PQgetResult(connection_.get());
    if (result == nullptr) break;
    last = Rows(result);
    const ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) continue;
    const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* const why = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (state == nullptr || why == nullptr) lost();
    problem = std::make_unique<Problem>(state, first_line(why));
  }
  if (problem) throw Problem(*problem);
  if (PQstatus(connection_.get()) != CONNECTION_OK) lost();
  return last;
}

void Connection::wait(bool sending, Clock::time_point end) {
  pollfd socket{PQsocket(connection_.get()), static_cast<short>(sending ? POLLIN | POLLOUT : POLLIN), 0};
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
  if (left <= 0) throw Problem("", "it does not answer");
  ::poll(&socket, 1, static_cast<int>(left));
}

void Connection::lost() const { throw Problem("", first_line(PQerrorMessage(connection_.get()))); }

}  // namespace parlor::postgres
