// Loaded before the C library (LD_PRELOAD): while the file named by BROKEN_DISK exists, writes to files by position,
// which is how SQLite writes, fail with EIO, some of them after the first half. So do syncs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static int broken(void) {
  const char* const flag = getenv("BROKEN_DISK");
  return flag != NULL && access(flag, F_OK) == 0;
}

static ssize_t fail(ssize_t (*next)(int, const void*, size_t, off_t), int file, const void* bytes, size_t count,
                    off_t offset) {
  static atomic_uint calls;
  if (atomic_fetch_add(&calls, 1) % 2 == 0) next(file, bytes, count / 2, offset);
  errno = EIO;
  return -1;
}

#define WRITE(NAME)                                                                              \
  ssize_t NAME(int file, const void* bytes, size_t count, off_t offset) {                        \
    static ssize_t (*next)(int, const void*, size_t, off_t);                                     \
    if (next == NULL) next = (ssize_t(*)(int, const void*, size_t, off_t))dlsym(RTLD_NEXT, #NAME); \
    return broken() ? fail(next, file, bytes, count, offset) : next(file, bytes, count, offset); \
  }
#define SYNC(NAME)                                                     \
  int NAME(int file) {                                                 \
    static int (*next)(int);                                           \
    if (next == NULL) next = (int (*)(int))dlsym(RTLD_NEXT, #NAME);    \
    if (!broken()) return next(file);                                  \
    errno = EIO;                                                       \
    return -1;                                                         \
  }

WRITE(pwrite)
WRITE(pwrite64)
SYNC(fsync)
SYNC(fdatasync)
