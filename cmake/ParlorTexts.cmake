# parlor_texts(TARGET FOLDER): builds FOLDER/TAG/NAME.txt into the program, so that it needs no separate files.
# The level declares `extern const std::vector<LanguageText> kLanguageTexts` in apps/languages.h.
function(parlor_texts target folder)
  file(GLOB texts CONFIGURE_DEPENDS ${folder}/*/*.txt)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${texts})
  set(entries "")
  foreach(text ${texts})
    cmake_path(GET text PARENT_PATH parent)
    cmake_path(GET parent FILENAME tag)
    cmake_path(GET text FILENAME name)
    file(READ ${text} content)
    string(APPEND entries "    {\"${tag}\", \"${name}\", R\"PHRASES(${content})PHRASES\"},\n")
  endforeach()
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/language_texts.cpp)
  # Written only if it changes, to avoid needless recompilation.
  file(CONFIGURE OUTPUT ${generated} @ONLY CONTENT "#include \"apps/languages.h\"

namespace parlor {
const std::vector<LanguageText> kLanguageTexts = {
@entries@};
}  // namespace parlor
")
  target_sources(${target} PRIVATE ${generated})
endfunction()
