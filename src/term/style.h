// How text looks: colour or none, letters or symbols, on a terminal or in a file.
#pragma once

#include <string>
#include <string_view>

namespace parlor {

enum class Ink { bold, dim, red, green, blue, yellow };

struct Style {
  bool colour = false;
  bool unicode = false;   // suits as symbols
  bool terminal = false;  // the screen can be cleared
  bool letters = false;   // a letter beside every colour

  // For standard output as it is: colour on a terminal where NO_COLOR is not set.
  static Style of_output(bool unicode);

  std::string paint(Ink ink, std::string_view text) const;
  // Wipes screen and scrollback where there is a screen, else nothing.
  std::string_view clear() const;
};

bool is_terminal(int descriptor);

}  // namespace parlor
