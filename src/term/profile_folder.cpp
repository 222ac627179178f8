#include "term/profile_folder.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>

#include "core/text.h"
#include "term/descriptor.h"

namespace parlor {
namespace {

namespace fs = std::filesystem;

constexpr const char* kHome = "PARLOR_HOME";
constexpr const char* kTimeForm = "%Y-%m-%d-%H%M%S";
constexpr std::string_view kExtension = ".parlor";

std::string variable(const char* name) {
  const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nobody changes the environment
  return value != nullptr ? value : "";
}

Message unwritable(const fs::path& path, int error) {
  return Message("term.unwritable", {{"file", path.string()}, {"error", std::strerror(error)}});
}

std::string local_time(std::time_t now) {
  std::tm parts{};
  ::localtime_r(&now, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), kTimeForm, &parts)};
}

}  // namespace

std::optional<ProfileFolder> ProfileFolder::of_environment() {
  if (is_named()) return ProfileFolder(variable(kHome));
  if (const std::string data = variable("XDG_DATA_HOME"); !data.empty()) {
    return ProfileFolder(fs::path(data) / "parlor");
  }
  const std::string home = variable("HOME");
  if (home.empty()) return std::nullopt;
  return ProfileFolder(fs::path(home) / ".local" / "share" / "parlor");
}

bool ProfileFolder::is_named() { return !variable(kHome).empty(); }

std::string ProfileFolder::name() const {
  std::ifstream file(path_ / "name");
  std::string line;
  std::getline(file, line);
  return std::string(trim(line));
}

std::optional<Message> ProfileFolder::set_name(std::string_view name) const {
  std::error_code error;
  fs::create_directories(path_, error);
  const fs::path path = path_ / "name";
  std::ofstream file(path);
  file << name << '\n' << std::flush;
  if (!file) return unwritable(path, error ? error.value() : errno);
  return std::nullopt;
}

Result<fs::path> ProfileFolder::new_record(std::string_view game, std::time_t now) const {
  const fs::path folder = path_ / "games";
  std::error_code error;
  fs::create_directories(folder, error);
  const std::string begin = local_time(now) + "-" + std::string(game);
  // If several begin in the same second, the later ones get a number, after a character that sorts after '.'.
  for (int number = 1;; ++number) {
    const std::string suffix = number == 1 ? "" : "_" + std::to_string(number);
    const fs::path path = folder / (begin + suffix + std::string(kExtension));
    constexpr mode_t kMode = 0644;
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode));
    if (file.valid()) return path;
    if (errno != EEXIST) return unwritable(path, error ? error.value() : errno);
  }
}

std::vector<fs::path> ProfileFolder::records() const {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator each(path_ / "games", error), end; !error && each != end;
       each.increment(error)) {
    if (each->path().extension() == kExtension) found.push_back(each->path());
  }
  std::ranges::sort(found);
  return found;
}

std::string time_of_record(const fs::path& record) {
  constexpr std::string_view kForm = "0000-00-00-000000-";
  const std::string name = record.filename().string();
  if (name.size() < kForm.size()) return {};
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    const bool digit = std::isdigit(static_cast<unsigned char>(name[i])) != 0;
    if (kForm[i] == '0' ? !digit : name[i] != kForm[i]) return {};
  }
  return name.substr(0, 10) + " " + name.substr(11, 2) + ":" + name.substr(13, 2);
}

}  // namespace parlor
