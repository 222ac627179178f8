// How text is displayed: with or without colour, letters or symbols, on a terminal or in a file.
#pragma once

#include <string>
#include <string_view>

namespace parlor {

enum class Ink { bold, dim, red, green, blue, yellow };

struct Style {
  bool colour = false;
  bool unicode = false;   // suits as symbols
  bool terminal = false;  // the screen can be cleared
  bool letters = false;   // a letter next to every colour

  // For the actual standard output: colour on a terminal unless NO_COLOR is set.
  static Style of_output(bool unicode);

  std::string paint(Ink ink, std::string_view text) const;
  // Clears screen and scrollback if there is a screen; otherwise empty.
  std::string_view clear() const;
};

bool is_terminal(int descriptor);

}  // namespace parlor
