#include <clocale>
#include <cstdio>
#include <cwchar>
#include <histedit.h>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <unistd.h>
#include <utility>

#include "term/interrupts.h"
#include "term/line_source.h"

namespace parlor {
namespace {

constexpr int kRemembered = 200;  // lines of history

// Reads one character from the terminal; a signal ends the line with an error, so that the terminal is
// restored.
int get_character(EditLine*, wchar_t* character) {
  std::mbstate_t state{};
  while (true) {
    if (!Interrupts::wait_readable(STDIN_FILENO)) return -1;
    char byte = 0;
    if (::read(STDIN_FILENO, &byte, 1) != 1) return 0;
    const std::size_t length = std::mbrtowc(character, &byte, 1, &state);
    if (length == static_cast<std::size_t>(-2)) continue;  // more bytes to come
    if (length != static_cast<std::size_t>(-1)) return 1;
    state = {};
  }
}

class EditedLines final : public LineSource {
 public:
  EditedLines(EditLine* editor, History* past, std::ostream& out)
      : editor_(editor), history_(past), out_(out) {
    el_set(editor_, EL_CLIENTDATA, this);
    el_set(editor_, EL_PROMPT, &EditedLines::prompt_of);
    el_set(editor_, EL_EDITOR, "emacs");
    el_set(editor_, EL_GETCFN, &get_character);
    el_set(editor_, EL_HIST, history, history_);
    HistEvent event;
    history(history_, &event, H_SETSIZE, kRemembered);
    history(history_, &event, H_SETUNIQUE, 1);
  }
  ~EditedLines() override {
    el_end(editor_);
    history_end(history_);
  }

  bool interactive() const override { return true; }

  Input read(const std::string& prompt) override {
    out_ << std::flush;
    prompt_ = prompt;
    el_resize(editor_);
    int length = 0;
    const char* typed = el_gets(editor_, &length);
    if (Interrupts::caught() != 0) return {Input::What::interrupted};
    if (typed == nullptr || length <= 0) return {Input::What::end};
    std::string_view line(typed, static_cast<std::size_t>(length));
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    const std::string text(line);
    HistEvent event;
    if (!text.empty()) history(history_, &event, H_ENTER, text.c_str());
    return {Input::What::line, text};
  }

  void forget() override {
    HistEvent event;
    history(history_, &event, H_CLEAR);
  }

 private:
  static char* prompt_of(EditLine* editor) {
    void* self = nullptr;
    el_get(editor, EL_CLIENTDATA, &self);
    return static_cast<EditedLines*>(self)->prompt_.data();
  }

  EditLine* editor_;
  History* history_;
  std::ostream& out_;
  std::string prompt_;
};

}  // namespace

std::unique_ptr<LineSource> open_edited_lines(std::ostream& out) {
  // Names may contain letters beyond ASCII; if the environment sets no locale, the terminal is assumed to use
  // UTF-8.
  std::setlocale(LC_CTYPE, "");
  if (std::string_view(std::setlocale(LC_CTYPE, nullptr)) == "C") std::setlocale(LC_CTYPE, "C.UTF-8");
  EditLine* editor = el_init("parlor", stdin, stdout, stderr);
  if (editor == nullptr) return nullptr;
  return std::make_unique<EditedLines>(editor, history_init(), out);
}

}  // namespace parlor
