// For tests with a full or broken disk: while an object exists, every SQLite write in this process fails with
// a system error. SQLite lets its system calls be replaced for exactly this purpose.
#pragma once

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <sqlite3.h>
#include <sys/types.h>
#include <unistd.h>

namespace parlor::test {

class FailingDisk {
 public:
  explicit FailingDisk(int error = ENOSPC) {
    install();
    error_ = error;
  }
  ~FailingDisk() { error_ = 0; }
  FailingDisk(const FailingDisk&) = delete;
  FailingDisk& operator=(const FailingDisk&) = delete;

  // The number of writes attempted while the disk was failing.
  static int refused() { return refused_; }

 private:
  static bool fails() {
    const int error = error_;
    if (error == 0) return false;
    ++refused_;
    errno = error;
    return true;
  }
  static ssize_t write(int file, const void* bytes, std::size_t count) {
    return fails() ? -1 : ::write(file, bytes, count);
  }
  static ssize_t pwrite(int file, const void* bytes, std::size_t count, off_t offset) {
    return fails() ? -1 : ::pwrite(file, bytes, count, offset);
  }
  // Done once and never undone: connections of other threads may be in the middle of a call.
  static void install() {
    static const bool kDone = [] {
      sqlite3_vfs* const files = sqlite3_vfs_find("unix");
      const auto replace = [files](const char* name, auto* call) {
        if (files->xGetSystemCall(files, name) != nullptr) {
          files->xSetSystemCall(files, name, reinterpret_cast<sqlite3_syscall_ptr>(call));
        }
      };
      replace("write", &FailingDisk::write);
      replace("pwrite", &FailingDisk::pwrite);
      replace("pwrite64", &FailingDisk::pwrite);
      return true;
    }();
    (void)kDone;
  }

  static inline std::atomic<int> error_ = 0;
  static inline std::atomic<int> refused_ = 0;
};

}  // namespace parlor::test
