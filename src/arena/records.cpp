#include "arena/records.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "external/named_player.h"

namespace parlor {
namespace {

// Pads with zeros, so that names sort by number.
std::string padded(int number, std::size_t digits) {
  const std::string text = std::to_string(number);
  return std::string(digits - std::min(digits, text.size()), '0') + text;
}

// Names in a record must fit on one line.
std::string one_line(std::string text) {
  std::ranges::replace_if(text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return text;
}

}  // namespace

std::optional<Message> RecordFolder::prepare() const {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  if (!std::filesystem::is_directory(folder_, error)) return Message("arena.records", {{"file", folder_}});
  return std::nullopt;
}

std::string RecordFolder::file_name(int deal, int rotation) {
  return "deal-" + padded(deal + 1, 7) + "-" + std::to_string(rotation + 1) + ".parlor";
}

std::optional<Message> RecordFolder::write(int deal, int rotation, const Record& record) const {
  const std::string path = (std::filesystem::path(folder_) / file_name(deal, rotation)).string();
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out << record.to_string() << std::flush;
  if (!out) return Message("arena.records", {{"file", path}});
  return std::nullopt;
}

RecordSeat record_seat(const std::string& name, const std::string& player) {
  if (const auto command = program_command(player)) return {one_line(name), "program", one_line(*command)};
  return {name, "computer", player};
}

}  // namespace parlor
