#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "room/bucket.h"
#include "room/fields.h"
#include "room/messages.h"
#include "room/room.h"
#include "server/asio_strand.h"
#include "server/connection.h"
#include "server/log.h"

namespace parlor {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;
using TableSocket = asio::basic_stream_socket<asio::ip::tcp, TableExecutor>;
using Ask = Doorkeeper::Ask;
using UpgradeRequest = beast::http::request<beast::http::string_body>;
// Most messages are shorter; a waiting socket holds no more than this.
constexpr std::size_t kReadSize = 256;

class SocketClient final : public Client, public std::enable_shared_from_this<SocketClient> {
 public:
  SocketClient(const std::shared_ptr<ConnectionContext>& context, std::shared_ptr<Room> room,
               TableSocket socket, Visit visit)
      : context_(context),
        metrics_(context->house.metrics()),
        room_(std::move(room)),
        socket_(std::move(socket)),
        visit_(std::move(visit)),
        control_frames_(limits().control_frames, Bucket::Time::clock::now()) {
    address = visit_.address();
    ++metrics_.clients;
  }
  ~SocketClient() override { --metrics_.clients; }

  void start(UpgradeRequest request);

  void send(std::shared_ptr<const std::string> text) override;
  void close() override;

 private:
  const Limits& limits() const { return context_->house.limits(); }
  void read();
  void end();
  void write_next();
  void hear(std::string_view text);
  bool may_speak(Bucket::Time now);
  bool may_chat(Bucket::Time now);
  void count_control_frame();
  void send_away(const Message& why);
  // Without a message: a client that does not read cannot be told anything.
  void drop() {
    error_code ignored;
    beast::get_lowest_layer(socket_).close(ignored);
  }

  std::shared_ptr<ConnectionContext> context_;
  Metrics& metrics_;  // not through the house: it outlives the house, and so may clients
  std::shared_ptr<Room> room_;
  websocket::stream<TableSocket, false> socket_;
  beast::flat_buffer buffer_;
  Visit visit_;
  Timer patience_;
  Bucket control_frames_;
  int too_many_ = 0;  // messages in a row that came too fast
  bool entered_ = false;
  bool closing_ = false;
  bool writing_ = false;
  std::vector<std::shared_ptr<const std::string>> queue_;
  std::size_t queued_bytes_ = 0;
};

void SocketClient::start(UpgradeRequest request) {
  socket_.set_option(websocket::stream_base::timeout{limits().request_time, limits().idle_time, true});
  socket_.read_message_max(limits().message_bytes);
  socket_.auto_fragment(false);
  socket_.text(true);
  socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
    if (kind != websocket::frame_type::close) count_control_frame();
  });
  // A client that stays silent is disconnected.
  patience_ = room_->strand().after(limits().request_time, [weak = weak_from_this()] {
    if (const auto client = weak.lock()) client->drop();
  });
  const auto asked = std::make_shared<const UpgradeRequest>(std::move(request));
  socket_.async_accept(*asked, [self = shared_from_this(), asked](const error_code& problem) {
    if (problem) return self->end();
    self->read();
  });
}

void SocketClient::read() {
  socket_.async_read_some(
      buffer_, kReadSize, [self = shared_from_this()](const error_code& problem, std::size_t) {
        if (problem || self->closing_) return self->end();
        if (self->socket_.is_message_done()) {
          if (self->socket_.got_text()) {
            self->hear({static_cast<const char*>(self->buffer_.data().data()), self->buffer_.size()});
          } else {
            self->send_away(Message("server.text_only"));
          }
          self->buffer_.consume(self->buffer_.size());
        }
        self->read();
      });
}

void SocketClient::end() {
  closing_ = true;
  patience_.reset();
  if (std::exchange(entered_, false)) room_->leave(shared_from_this());
}

// Counted for the seat, whatever socket it uses, or for the spectators of an address; and for the address.
bool SocketClient::may_speak(Bucket::Time now) {
  const auto seat = observer.seat();
  const bool allowed = seat ? room_->allowance(*seat).messages.take(now) : visit_.allows(Ask::stranger);
  return allowed && visit_.allows(Ask::message);
}

bool SocketClient::may_chat(Bucket::Time now) {
  const auto seat = observer.seat();
  return !seat || (room_->allowance(*seat).chat.take(now) && visit_.allows(Ask::chat));
}

// Beast answers every ping it has read before it closes, so a client that sends too many is disconnected
// without a message.
void SocketClient::count_control_frame() {
  if (control_frames_.take(Bucket::Time::clock::now()) && visit_.allows(Ask::control_frame)) return;
  ++metrics_.refused;
  closing_ = true;
  drop();
}

void SocketClient::hear(std::string_view text) {
  const auto now = Bucket::Time::clock::now();
  if (!may_speak(now)) {
    ++metrics_.refused;
    if (++too_many_ > limits().messages.burst) return send_away(Message("server.too_many"));
    return send(std::make_shared<const std::string>(refused_text("", 0, Message("server.too_many"))));
  }
  too_many_ = 0;
  const nlohmann::json message = read_json(text);
  if (!message.is_object()) {
    return send(std::make_shared<const std::string>(refused_text("", 0, Message("server.no_object"))));
  }
  if (!entered_) {
    entered_ = true;
    patience_.reset();
    return room_->enter(shared_from_this(), message);
  }
  const auto type = message.find("type");
  if (type != message.end() && *type == "chat" && !may_chat(now)) {
    return send(std::make_shared<const std::string>(refused_text("", 0, Message("server.too_much_chat"))));
  }
  room_->receive(shared_from_this(), message);
}

void SocketClient::send_away(const Message& why) {
  send(std::make_shared<const std::string>(goodbye_text(why)));
  close();
}

void SocketClient::send(std::shared_ptr<const std::string> text) {
  if (closing_) return;
  queued_bytes_ += text->size();
  if (queued_bytes_ > limits().queued_bytes) {
    closing_ = true;
    ++metrics_.slow_clients;
    return drop();
  }
  queue_.push_back(std::move(text));
  if (!writing_) write_next();
}

void SocketClient::write_next() {
  writing_ = true;
  socket_.async_write(
      asio::buffer(*queue_.front()), [self = shared_from_this()](const error_code& problem, std::size_t) {
        self->queued_bytes_ -= self->queue_.front()->size();
        self->queue_.erase(self->queue_.begin());
        self->writing_ = false;
        if (problem) return self->drop();
        if (!self->queue_.empty()) return self->write_next();
        if (self->closing_)
          self->socket_.async_close(websocket::close_code::normal, [self](const error_code&) {});
      });
}

void SocketClient::close() {
  if (closing_) return;
  closing_ = true;
  if (!writing_)
    socket_.async_close(websocket::close_code::normal, [self = shared_from_this()](const error_code&) {});
}

}  // namespace

void open_socket(const std::shared_ptr<ConnectionContext>& context, const std::shared_ptr<Room>& room,
                 asio::ip::tcp::socket socket, UpgradeRequest request, Visit visit) {
  const TableExecutor& executor = static_cast<AsioStrand&>(room->strand()).executor();
  error_code problem;
  const auto protocol = socket.local_endpoint(problem).protocol();
  if (problem) return;
  socket.set_option(asio::ip::tcp::no_delay(true), problem);
  TableSocket moved(executor, protocol, socket.release());
  const auto client = std::make_shared<SocketClient>(context, room, std::move(moved), std::move(visit));
  asio::post(executor,
             [client, request = std::move(request)]() mutable { client->start(std::move(request)); });
}

}  // namespace parlor
