# A folder under src/ is a level: one library that sees only its own headers and those of the levels it links.
#
#   parlor_level(NAME FOLDER [lower levels and libraries ...])
#
# X_test.cpp goes into the level's test program, X_bench.cpp into the benchmarks, everything else into the library.
# Headers are found through a folder of links made for this level, so including a level that is not linked does not
# compile. Each header has its own link, since a folder may contain the folders of other levels.

# parlor_root(NAME FOLDER HEADER ...): makes that folder of links and returns its path as `root`.
function(parlor_root name folder)
  set(root ${CMAKE_BINARY_DIR}/roots/${name})
  file(REMOVE_RECURSE ${root})  # only links: their targets stay
  file(MAKE_DIRECTORY ${root}/${folder})
  foreach(header ${ARGN})
    cmake_path(GET header FILENAME file)
    file(CREATE_LINK ${header} ${root}/${folder}/${file} SYMBOLIC)
  endforeach()
  set(root ${root} PARENT_SCOPE)
endfunction()

function(parlor_level name folder)
  set(here ${CMAKE_SOURCE_DIR}/src/${folder})
  file(GLOB sources CONFIGURE_DEPENDS ${here}/*.cpp)
  file(GLOB tests CONFIGURE_DEPENDS ${here}/*_test.cpp)
  file(GLOB benches CONFIGURE_DEPENDS ${here}/*_bench.cpp)
  file(GLOB headers CONFIGURE_DEPENDS ${here}/*.h ${here}/*.def)
  parlor_root(${name} ${folder} ${headers})
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

# parlor_without_exceptions(NAME): compiles the level once more with exceptions switched off, to check that it needs
# none. No program links the result: library templates behave differently there, and a linker keeps only one copy of
# each.
function(parlor_without_exceptions name)
  get_target_property(sources ${name} SOURCES)
  add_library(${name}_without_exceptions OBJECT EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(${name}_without_exceptions PRIVATE ${name})
  target_compile_options(${name}_without_exceptions PRIVATE -fno-exceptions -fno-sanitize=all -O0 -g0)
  set_property(GLOBAL APPEND PROPERTY PARLOR_TEST_PROGRAMS ${name}_without_exceptions)
endfunction()

# parlor_words(NAME FOLDER [FILE ...]): call it before parlor_level. Makes a separate library NAME_words of the level's
# english.cpp (and FILE.cpp, which also need only core), so that a program can have every sentence without having every
# level.
function(parlor_words name folder)
  set(files english ${ARGN})
  list(TRANSFORM files PREPEND ${CMAKE_SOURCE_DIR}/src/${folder}/)
  list(TRANSFORM files APPEND .cpp OUTPUT_VARIABLE sources)
  list(TRANSFORM files APPEND .h OUTPUT_VARIABLE headers)
  parlor_root(${name}_words ${folder} ${headers})
  add_library(${name}_words STATIC ${sources})
  target_include_directories(${name}_words PUBLIC ${root})
  target_link_libraries(${name}_words PUBLIC parlor_compiler core)
endfunction()

# A game consists of folders: rules and players, which listing.cpp combines into what plays it; its terminal; and the
# lab that examines it.
function(parlor_game game)
  parlor_level(${game}_rules games/${game}/rules engine melds)
  parlor_level(${game}_players games/${game}/players ${game}_rules)
  parlor_level(${game} games/${game} ${game}_players listing)
  parlor_level(${game}_term games/${game}/term ${game} melds_term)
  parlor_level(${game}_lab games/${game}/lab ${game} lab)
endfunction()

# parlor_without(NAME LEVEL ...): fails if NAME links any of these levels, directly or indirectly.
function(parlor_without name)
  set(seen "")
  set(open ${name})
  while(open)
    list(POP_FRONT open target)
    if(target IN_LIST ARGN)
      message(FATAL_ERROR "${name} must not link ${target}: see docs/architecture.md.")
    endif()
    if(target IN_LIST seen OR NOT TARGET ${target})
      continue()
    endif()
    list(APPEND seen ${target})
    foreach(property LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
      get_target_property(links ${target} ${property})
      if(links)
        list(APPEND open ${links})
      endif()
    endforeach()
  endwhile()
endfunction()
