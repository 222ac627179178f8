# A folder under src/ is a level: one library that sees its own headers and those of the levels it links.
#
#   parlor_level(NAME FOLDER [lower levels and libraries ...])
#
# X_test.cpp goes into the level's test program, X_bench.cpp into the benchmarks, the rest into the library.
# Headers are found through a folder of links made for this level alone, so an include of a level
# that is not linked does not compile.

function(parlor_level name folder)
  set(root ${CMAKE_BINARY_DIR}/roots/${name})
  set(link ${root}/${folder})
  cmake_path(GET link PARENT_PATH parent)
  file(MAKE_DIRECTORY ${parent})
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/src/${folder} ${link} SYMBOLIC)

  set(here ${CMAKE_SOURCE_DIR}/src/${folder})
  file(GLOB sources CONFIGURE_DEPENDS ${here}/*.cpp)
  file(GLOB tests CONFIGURE_DEPENDS ${here}/*_test.cpp)
  file(GLOB benches CONFIGURE_DEPENDS ${here}/*_bench.cpp)
  list(FILTER sources EXCLUDE REGEX "(_test|_bench|/main)\\.cpp$")
  set(words "")
  if(TARGET ${name}_words)
    get_target_property(elsewhere ${name}_words SOURCES)
    list(REMOVE_ITEM sources ${elsewhere})
    set(words ${name}_words)
  endif()

  if(sources)
    add_library(${name} STATIC ${sources})
    set(scope PUBLIC)
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${name} ${scope} ${root})
  target_link_libraries(${name} ${scope} parlor_compiler ${words} ${ARGN})

  if(PARLOR_TESTS AND tests)
    add_executable(${name}_tests ${tests})
    target_link_libraries(${name}_tests PRIVATE ${name} testing)
    set_property(GLOBAL APPEND PROPERTY PARLOR_TEST_PROGRAMS ${name}_tests)
  endif()
  if(PARLOR_BENCH AND benches)
    set_property(GLOBAL APPEND PROPERTY PARLOR_BENCH_SOURCES ${benches})
    set_property(GLOBAL APPEND PROPERTY PARLOR_BENCH_LEVELS ${name})
  endif()
endfunction()

# parlor_without_exceptions(NAME): compiles the level once more with exceptions switched off, so that it stays one that does without. No
# program links that: the templates of libraries behave otherwise there, and a linker keeps only one copy of each.
function(parlor_without_exceptions name)
  get_target_property(sources ${name} SOURCES)
  add_library(${name}_without_exceptions OBJECT EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(${name}_without_exceptions PRIVATE ${name})
  target_compile_options(${name}_without_exceptions PRIVATE -fno-exceptions)
  set_property(GLOBAL APPEND PROPERTY PARLOR_TEST_PROGRAMS ${name}_without_exceptions)
endfunction()

# parlor_words(NAME FOLDER [FILE ...]): before the level, makes its english.cpp (and FILE.cpp, which need nothing but core either) a
# library of its own, NAME_words: so a program can have every sentence without having every level.
function(parlor_words name folder)
  set(root ${CMAKE_BINARY_DIR}/roots/${name}_words)
  file(MAKE_DIRECTORY ${root}/${folder})
  set(sources "")
  foreach(file english ${ARGN})
    file(CREATE_LINK ${CMAKE_SOURCE_DIR}/src/${folder}/${file}.h ${root}/${folder}/${file}.h SYMBOLIC)
    list(APPEND sources ${CMAKE_SOURCE_DIR}/src/${folder}/${file}.cpp)
  endforeach()
  add_library(${name}_words STATIC ${sources})
  target_include_directories(${name}_words PUBLIC ${root})
  target_link_libraries(${name}_words PUBLIC parlor_compiler core)
endfunction()

# A game is its folders: rules, players and terminal, listing.cpp that ties them together, and the lab that examines it.
function(parlor_game game)
  parlor_level(${game}_rules games/${game}/rules engine melds)
  parlor_level(${game}_players games/${game}/players ${game}_rules)
  parlor_level(${game}_term games/${game}/term ${game}_rules melds_term)
  parlor_level(${game} games/${game} ${game}_players ${game}_term listing)
  parlor_level(${game}_lab games/${game}/lab ${game}_players lab)
endfunction()
