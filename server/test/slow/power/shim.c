/*
 * Preloaded into a server, it writes down what happens to the files below POWER_FOLDER, so that a power cut at any
 * moment can be played afterwards: every write with its bytes, truncation, name and sync, in one order, into the
 * journal POWER_JOURNAL. The calls themselves are made as always.
 *
 * A change and its line are made under one lock, so that the journal has the order of the disk. A sync has two lines,
 * around the call: it covers what was written before it began, and holds once it has ended.
 *
 * The -shm file of SQLite is shared memory that is derived from the WAL: it is left out. Linux with glibc only.
 *
 * A line is packed: kind (1 byte), inode (8), offset or token (8), length (4), then that many bytes: data, or a path
 * below the folder; a rename has both paths with a NUL between them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 65536
#define REAL(name) ((__typeof__(&name))real(#name))
#define KEPT_ERRNO(work) do { int kept = errno; work; errno = kept; } while (0)

static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static size_t folder_length;
static int journal = -1;
static uint32_t syncs;
/* The inode behind each open file of the folder; 0 for every other file. */
static uint64_t inodes[MOST_FILES];

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static void line(char kind, uint64_t inode, uint64_t offset, const void *data, uint32_t length) {
  unsigned char head[21];
  head[0] = (unsigned char)kind;
  memcpy(head + 1, &inode, 8);
  memcpy(head + 9, &offset, 8);
  memcpy(head + 17, &length, 4);
  struct iovec parts[2] = {{head, sizeof head}, {(void *)data, length}};
  if (REAL(writev)(journal, parts, 2) != (ssize_t)(sizeof head + length)) {
    static const char told[] = "The journal of the power drill cannot be written.\n";
    if (REAL(write)(2, told, sizeof told - 1)) abort();
    abort();
  }
}

static uint64_t inode_of(const char *path) {
  struct stat found;
  return stat(path, &found) == 0 ? (uint64_t)found.st_ino : 0;
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("POWER_JOURNAL");
  folder = getenv("POWER_FOLDER");
  if (!path || !folder) return;
  folder_length = strlen(folder);
  journal = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  line('D', inode_of(folder), 0, "", 0);
}

/* The path below the folder, empty for the folder itself; NULL for every other path. */
static const char *below(const char *path) {
  if (journal < 0 || !path || strncmp(path, folder, folder_length) != 0) return NULL;
  const char *rest = path + folder_length;
  if (*rest == '/') rest++;
  else if (*rest) return NULL;
  size_t length = strlen(rest);
  return length > 4 && strcmp(rest + length - 4, "-shm") == 0 ? NULL : rest;
}

static const char *at(int directory, const char *path, char *room) {
  if (path[0] == '/' || directory == AT_FDCWD) return path;
  char link[64], base[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
  ssize_t length = readlink(link, base, sizeof base - 1);
  if (length < 0) return path;
  base[length] = 0;
  return snprintf(room, PATH_MAX, "%s/%s", base, path) < PATH_MAX ? room : path;
}

static int note_open(int file, const char *name, int flags, int was_there) {
  if (file < 0 || file >= MOST_FILES) return file;
  struct stat found;
  if (fstat(file, &found) != 0) return file;
  inodes[file] = (uint64_t)found.st_ino;
  if (!was_there) line('C', inodes[file], 0, name, (uint32_t)strlen(name));
  else if (flags & O_TRUNC) line('T', inodes[file], 0, "", 0);
  return file;
}

#define OPEN(function, directory)                                             \
  const char *name = below(full);                                             \
  if (!name) return function;                                                 \
  pthread_mutex_lock(&order);                                                 \
  int was_there = inode_of(full) != 0;                                        \
  int file = function;                                                        \
  KEPT_ERRNO(note_open(file, name, flags, was_there));                        \
  pthread_mutex_unlock(&order);                                               \
  return file;

#define MODE                                                                  \
  mode_t mode = 0;                                                            \
  if (flags & (O_CREAT | O_TMPFILE)) {                                        \
    va_list rest;                                                             \
    va_start(rest, flags);                                                    \
    mode = va_arg(rest, mode_t);                                              \
    va_end(rest);                                                             \
  }

int open(const char *full, int flags, ...) { MODE OPEN(REAL(open)(full, flags, mode), 0) }
int open64(const char *full, int flags, ...) { MODE OPEN(REAL(open64)(full, flags, mode), 0) }
int openat(int directory, const char *path, int flags, ...) {
  char room[PATH_MAX];
  const char *full = at(directory, path, room);
  MODE OPEN(REAL(openat)(directory, path, flags, mode), directory)
}
int openat64(int directory, const char *path, int flags, ...) {
  char room[PATH_MAX];
  const char *full = at(directory, path, room);
  MODE OPEN(REAL(openat64)(directory, path, flags, mode), directory)
}

static uint64_t watched(int file) { return file >= 0 && file < MOST_FILES ? inodes[file] : 0; }

int close(int file) {
  if (!watched(file)) return REAL(close)(file);
  pthread_mutex_lock(&order);
  inodes[file] = 0;
  int result = REAL(close)(file);
  pthread_mutex_unlock(&order);
  return result;
}

/* Where the next write goes that names no offset. */
static uint64_t position(int file) {
  struct stat found;
  if (fcntl(file, F_GETFL) & O_APPEND) return fstat(file, &found) == 0 ? (uint64_t)found.st_size : 0;
  return (uint64_t)lseek(file, 0, SEEK_CUR);
}

static void note_parts(uint64_t inode, uint64_t offset, const struct iovec *parts, int count, ssize_t written) {
  /* lseek had no position: this is no file of the disk. */
  if (offset == UINT64_MAX) return;
  for (int i = 0; i < count && written > 0; i++) {
    size_t length = parts[i].iov_len < (size_t)written ? parts[i].iov_len : (size_t)written;
    if (length > 0) line('W', inode, offset, parts[i].iov_base, (uint32_t)length);
    offset += length;
    written -= (ssize_t)length;
  }
}

#define WRITE(call, where, parts, count)                                      \
  uint64_t inode = watched(file);                                             \
  if (!inode) return call;                                                    \
  pthread_mutex_lock(&order);                                                 \
  uint64_t start = where;                                                     \
  ssize_t written = call;                                                     \
  KEPT_ERRNO(note_parts(inode, start, parts, count, written));                \
  pthread_mutex_unlock(&order);                                               \
  return written;

#define ONE(data, length) (&(struct iovec){(void *)(data), length})

ssize_t write(int file, const void *data, size_t length) {
  WRITE(REAL(write)(file, data, length), position(file), ONE(data, length), 1)
}
ssize_t pwrite(int file, const void *data, size_t length, off_t offset) {
  WRITE(REAL(pwrite)(file, data, length, offset), (uint64_t)offset, ONE(data, length), 1)
}
ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset) {
  WRITE(REAL(pwrite64)(file, data, length, offset), (uint64_t)offset, ONE(data, length), 1)
}
ssize_t writev(int file, const struct iovec *parts, int count) {
  WRITE(REAL(writev)(file, parts, count), position(file), parts, count)
}
ssize_t pwritev(int file, const struct iovec *parts, int count, off_t offset) {
  WRITE(REAL(pwritev)(file, parts, count, offset), (uint64_t)offset, parts, count)
}
ssize_t pwritev64(int file, const struct iovec *parts, int count, off64_t offset) {
  WRITE(REAL(pwritev64)(file, parts, count, offset), (uint64_t)offset, parts, count)
}

#define CHANGE(call, note)                                                    \
  pthread_mutex_lock(&order);                                                 \
  int result = call;                                                          \
  if (result == 0) KEPT_ERRNO(note);                                          \
  pthread_mutex_unlock(&order);                                               \
  return result;

int ftruncate(int file, off_t size) {
  if (!watched(file)) return REAL(ftruncate)(file, size);
  CHANGE(REAL(ftruncate)(file, size), line('T', watched(file), (uint64_t)size, "", 0))
}
int ftruncate64(int file, off64_t size) {
  if (!watched(file)) return REAL(ftruncate64)(file, size);
  CHANGE(REAL(ftruncate64)(file, size), line('T', watched(file), (uint64_t)size, "", 0))
}

#define SYNC(call)                                                            \
  uint64_t inode = watched(file);                                             \
  if (!inode) return call;                                                    \
  pthread_mutex_lock(&order);                                                 \
  uint64_t token = (uint64_t)getpid() << 32 | ++syncs;                                                   \
  line('S', inode, token, "", 0);                                             \
  pthread_mutex_unlock(&order);                                               \
  int result = call;                                                          \
  pthread_mutex_lock(&order);                                                 \
  if (result == 0) line('E', inode, token, "", 0);                            \
  pthread_mutex_unlock(&order);                                               \
  return result;

int fsync(int file) { SYNC(REAL(fsync)(file)) }
int fdatasync(int file) { SYNC(REAL(fdatasync)(file)) }

static void note_rename(const char *from, const char *to) {
  char both[2 * PATH_MAX];
  int length = snprintf(both, sizeof both, "%s%c%s", from, 0, to);
  line('R', 0, 0, both, (uint32_t)length);
}

int rename(const char *from, const char *to) {
  const char *old = below(from), *new = below(to);
  if (!old || !new) return REAL(rename)(from, to);
  CHANGE(REAL(rename)(from, to), note_rename(old, new))
}

#define REMOVE(call, path)                                                    \
  const char *name = below(path);                                             \
  if (!name) return call;                                                     \
  CHANGE(call, line('U', 0, 0, name, (uint32_t)strlen(name)))

int unlink(const char *path) { REMOVE(REAL(unlink)(path), path) }
int rmdir(const char *path) { REMOVE(REAL(rmdir)(path), path) }
int remove(const char *path) { REMOVE(REAL(remove)(path), path) }
int unlinkat(int directory, const char *path, int flags) {
  char room[PATH_MAX];
  REMOVE(REAL(unlinkat)(directory, path, flags), at(directory, path, room))
}

int mkdir(const char *path, mode_t mode) {
  const char *name = below(path);
  if (!name) return REAL(mkdir)(path, mode);
  CHANGE(REAL(mkdir)(path, mode), line('M', inode_of(path), 0, name, (uint32_t)strlen(name)))
}
