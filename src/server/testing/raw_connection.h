// A bare connection to the server, for bytes that no client would send.
#pragma once

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <chrono>
#include <cstdint>
#include <netinet/in.h>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace parlor::test {

class RawConnection {
 public:
  explicit RawConnection(int port) : file_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = ::connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  }
  RawConnection(RawConnection&& other) noexcept
      : file_(std::exchange(other.file_, -1)), connected_(other.connected_) {}
  RawConnection& operator=(RawConnection&&) = delete;
  RawConnection(const RawConnection&) = delete;
  RawConnection& operator=(const RawConnection&) = delete;
  ~RawConnection() {
    if (file_ >= 0) ::close(file_);
  }

  bool connected() const { return connected_; }
  bool write(std::string_view bytes) const {
    return ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
  }
  // Waits for data and returns it; empty if the server closed the connection.
  std::string read_some() const {
    std::array<char, 4096> chunk{};
    const ssize_t got = ::recv(file_, chunk.data(), chunk.size(), 0);
    return {chunk.data(), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
  }
  // Everything until the server closes; `closed` says whether it did so in time.
  struct Rest {
    std::string bytes;
    bool closed = false;
  };
  Rest read_rest(std::chrono::milliseconds most) const {
    const auto end = std::chrono::steady_clock::now() + most;
    Rest rest;
    std::array<char, 4096> chunk{};
    while (std::chrono::steady_clock::now() < end) {
      const timeval slice{0, 100'000};
      ::setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &slice, sizeof slice);
      const ssize_t got = ::recv(file_, chunk.data(), chunk.size(), 0);
      if (got > 0) rest.bytes.append(chunk.data(), static_cast<std::size_t>(got));
      if (got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK)) {
        rest.closed = true;
        break;
      }
    }
    return rest;
  }

 private:
  int file_;
  bool connected_ = false;
};

}  // namespace parlor::test
