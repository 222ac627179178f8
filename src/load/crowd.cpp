#include "load/crowd.h"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "core/fast_random.h"
#include "load/server_link.h"

namespace parlor {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using Clock = std::chrono::steady_clock;
using boost::system::error_code;

// The number after `"name":`; a full parser would take more time than the server.
int number_after(std::string_view text, std::string_view name) {
  const std::size_t at = text.find(name);
  int number = -1;
  if (at != std::string_view::npos) {
    std::from_chars(text.data() + at + name.size(), text.data() + text.size(), number);
  }
  return number;
}

// A random text of `"moves":[...]`; nothing if there is none.
std::string_view pick_move(std::string_view text, FastRandom& random) {
  constexpr std::string_view kMoves = R"("moves":[)";
  const std::size_t begin = text.rfind(kMoves);
  if (begin == std::string_view::npos) return {};
  const std::size_t end = text.find(']', begin);
  const std::string_view list = text.substr(begin + kMoves.size(), end - begin - kMoves.size());
  if (list.empty()) return {};
  const auto count = static_cast<std::uint32_t>(std::ranges::count(list, ',') + 1);
  std::size_t at = 0;
  for (std::uint32_t skip = random.below(count); skip > 0; --skip) at = list.find(',', at) + 1;
  const std::size_t close = list.find('"', at + 1);
  return list.substr(at + 1, close - at - 1);
}

class Crowd;

// One table, and the people this process plays there.
class LoadTable {
 public:
  LoadTable(Crowd& crowd, const std::vector<Ticket>& tickets);
  void start();

 private:
  using Socket = websocket::stream<asio::ip::tcp::socket, false>;
  struct Person {
    Person(asio::io_context& context, Ticket ticket_)
        : ticket(std::move(ticket_)), socket(std::make_unique<Socket>(context)), pause(context) {}
    Ticket ticket;
    std::unique_ptr<Socket> socket;  // a new one for each connection
    beast::flat_buffer buffer;
    std::string out;
    std::string node;  // the server that has the table, if it was named
    asio::steady_timer pause;
    std::chrono::milliseconds next_pause{0};
  };

  bool connect(Person& person);
  // After the connection was lost, or refused: the table may be at another server by now.
  void connect_later(Person& person);
  void read(Person& person);
  void hear(Person& person, std::string_view text);
  void told(int number, Clock::time_point now);
  void send(Person& person, std::string text);

  Crowd& crowd_;
  std::vector<std::unique_ptr<Person>> people_;
  asio::steady_timer pace_;
  Clock::time_point due_;
  int number_ = 0;       // the newest number that anybody was told
  int sent_number_ = 0;  // the number that the pending move will get
  int told_ = 0;         // how many people were told about it
  Clock::time_point sent_;
};

class Crowd {
 public:
  Crowd(const LoadRequest& request, int tables);
  CrowdResult run();

  const LoadRequest& request;
  asio::io_context context;
  FastRandom random;
  CrowdResult result;
  bool measuring = false;
  Clock::duration interval{};  // between two moves at a table

 private:
  std::vector<std::unique_ptr<LoadTable>> tables_;
};

LoadTable::LoadTable(Crowd& crowd, const std::vector<Ticket>& tickets)
    : crowd_(crowd), pace_(crowd.context), due_(Clock::now()) {
  for (const Ticket& ticket : tickets) {
    people_.push_back(std::make_unique<Person>(crowd.context, ticket));
    if (!connect(*people_.back())) connect_later(*people_.back());
  }
}

bool LoadTable::connect(Person& person) {
  person.socket = std::make_unique<Socket>(crowd_.context);
  Socket& socket = *person.socket;
  try {
    auto& lowest = socket.next_layer();
    lowest.connect(
        {asio::ip::make_address(crowd_.request.host), static_cast<std::uint16_t>(crowd_.request.port)});
    lowest.set_option(asio::ip::tcp::no_delay(true));
    const std::string path = "/api/tables/" + person.ticket.table + "/socket";
    socket.handshake(crowd_.request.host, person.node.empty() ? path : path + "?node=" + person.node);
    socket.text(true);
    socket.write(asio::buffer(R"({"type":"sit","moves":true,"token":")" + person.ticket.token + "\"}"));
    sent_number_ = 0;  // what was sent may be lost
    return true;
  } catch (const boost::system::system_error&) {
    person.node.clear();
    return false;
  }
}

void LoadTable::connect_later(Person& person) {
  constexpr std::chrono::milliseconds kStep{50};
  constexpr std::chrono::milliseconds kLongest{1000};
  person.pause.expires_after(person.next_pause);
  person.next_pause = std::min(person.next_pause + kStep, kLongest);
  person.pause.async_wait([this, &person](const error_code& problem) {
    if (problem) return;
    connect(person) ? read(person) : connect_later(person);
  });
}

void LoadTable::start() {
  for (const auto& person : people_) {
    if (person->socket->is_open()) read(*person);
  }
}

void LoadTable::read(Person& person) {
  person.buffer.clear();
  person.socket->async_read(person.buffer, [this, &person](const error_code& problem, std::size_t) {
    if (problem == asio::error::operation_aborted) return;  // there is a new connection
    if (problem) return connect_later(person);
    hear(person, {static_cast<const char*>(person.buffer.data().data()), person.buffer.size()});
    read(person);
  });
}

void LoadTable::told(int number, Clock::time_point now) {
  if (number > number_) {
    if (crowd_.measuring) crowd_.result.moves += number - number_;
    number_ = number;
  }
  if (number == sent_number_ && ++told_ == static_cast<int>(people_.size()) && crowd_.measuring) {
    crowd_.result.milliseconds.push_back(std::chrono::duration<float, std::milli>(now - sent_).count());
  }
}

void LoadTable::hear(Person& person, std::string_view text) {
  constexpr std::string_view kElsewhere = R"({"type":"elsewhere","node":")";
  if (text.starts_with(kElsewhere)) {
    text.remove_prefix(kElsewhere.size());
    person.node = text.substr(0, text.find('"'));
    return;
  }
  const bool update = text.starts_with(R"({"type":"update")");
  if (!update && text.find(R"("type":"state")") == std::string_view::npos) return;
  person.next_pause = {};
  const auto now = Clock::now();
  const int number = number_after(text, R"("number":)");
  if (update) told(number, now);
  const bool nobody_acts = text.find(R"("actors":[])") != std::string_view::npos;
  if (nobody_acts && text.find(R"("phase":"between")") != std::string_view::npos) {
    return send(person, R"({"type":"next","number":)" + std::to_string(number) + "}");
  }
  const std::string_view move = pick_move(text, crowd_.random);
  if (move.empty() || sent_number_ == number + 1) return;
  std::string message = R"({"type":"move","id":"l)" + std::to_string(number) + R"(","number":)" +
                        std::to_string(number) + R"(,"move":")" + std::string(move) + "\"}";
  due_ = std::max(due_ + crowd_.interval, now - crowd_.interval);
  if (due_ <= now) return send(person, std::move(message));
  pace_.expires_at(due_);
  pace_.async_wait([this, &person, message = std::move(message)](const error_code& problem) mutable {
    if (!problem) send(person, std::move(message));
  });
}

void LoadTable::send(Person& person, std::string text) {
  person.out = std::move(text);
  if (person.out.starts_with(R"({"type":"move")")) {
    sent_number_ = number_after(person.out, R"("number":)") + 1;
    told_ = 0;
    sent_ = Clock::now();
  }
  person.socket->async_write(asio::buffer(person.out), [](const error_code&, std::size_t) {});
}

Crowd::Crowd(const LoadRequest& asked, int tables) : request(asked), random(std::random_device{}()) {
  if (request.rate > 0) {
    interval = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
        static_cast<double>(request.tables) / static_cast<double>(request.rate)));
  }
  ServerLink link(request);
  for (int i = 0; i < tables; ++i) {
    tables_.push_back(std::make_unique<LoadTable>(*this, link.open_table(request.sockets)));
  }
}

CrowdResult Crowd::run() {
  for (const auto& table : tables_) table->start();
  context.run_for(std::chrono::seconds(1));  // warm-up
  measuring = true;
  context.run_for(std::chrono::seconds(request.seconds));
  return std::move(result);
}

}  // namespace

CrowdResult play_crowd(const LoadRequest& request, int tables, const std::function<void()>& seated) {
  Crowd crowd(request, tables);
  seated();
  return crowd.run();
}

MemoryResult measure_memory(const LoadRequest& request) {
  // A new connection each time: the server closes one that is silent for a while.
  const auto resident = [&] {
    std::this_thread::sleep_for(std::chrono::seconds(1));
    const auto figures = ServerLink(request).figures();
    if (!figures) throw std::runtime_error("the server does not show /metrics");
    return figures->resident_bytes;
  };
  ServerLink link(request);
  const double before = resident();
  std::vector<std::vector<Ticket>> tickets;
  tickets.reserve(static_cast<std::size_t>(request.tables));
  for (int i = 0; i < request.tables; ++i) tickets.push_back(link.open_table(request.sockets));
  const double alone = resident();
  Crowd crowd(request, 0);
  std::vector<std::unique_ptr<LoadTable>> tables;
  tables.reserve(tickets.size());
  for (const auto& seats : tickets) tables.push_back(std::make_unique<LoadTable>(crowd, seats));
  const double seated = resident();
  return {(alone - before) / request.tables, (seated - before) / request.tables};
}

}  // namespace parlor
