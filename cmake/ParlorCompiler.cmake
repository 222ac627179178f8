# How everything is compiled: warnings, sanitizers, instruction set, ccache.

add_library(parlor_compiler INTERFACE)
target_compile_options(parlor_compiler INTERFACE -Wall -Wextra -Wconversion -Wshadow -Wpedantic)
# GCC 12 reports an overlap in the library's own operator+ for strings (GCC bug 105329).
target_compile_options(parlor_compiler INTERFACE -Wno-restrict)
if(PARLOR_WERROR)
  target_compile_options(parlor_compiler INTERFACE -Werror)
endif()
if(PARLOR_SANITIZE)
  # -Og compiles a quarter to a third faster than -O1 (a tenth with TSan), which is far more than the tests lose.
  target_compile_options(parlor_compiler INTERFACE -fsanitize=${PARLOR_SANITIZE} -fno-sanitize-recover=all
                                                   -fno-omit-frame-pointer -Og)
  target_link_options(parlor_compiler INTERFACE -fsanitize=${PARLOR_SANITIZE})
  # Asio uses a fence that the thread sanitizer does not support; nothing here depends on it.
  target_compile_options(parlor_compiler INTERFACE -Wno-tsan)
endif()

# The program is built where it runs, so it may use whatever this machine has: x86-64-v3 adds popcnt, bmi2, avx2.
if(PARLOR_CPU STREQUAL "auto")
  set(PARLOR_CPU_CHOSEN "")
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND EXISTS /proc/cpuinfo)
    file(READ /proc/cpuinfo cpuinfo)
    if(cpuinfo MATCHES " bmi2 " AND cpuinfo MATCHES " avx2 ")
      set(PARLOR_CPU_CHOSEN x86-64-v3)
    endif()
  endif()
else()
  set(PARLOR_CPU_CHOSEN ${PARLOR_CPU})
endif()
if(PARLOR_CPU_CHOSEN)
  target_compile_options(parlor_compiler INTERFACE -march=${PARLOR_CPU_CHOSEN})
  target_compile_definitions(parlor_compiler INTERFACE PARLOR_CPU_NAME="${PARLOR_CPU_CHOSEN}")
else()
  target_compile_definitions(parlor_compiler INTERFACE PARLOR_CPU_NAME="${CMAKE_SYSTEM_PROCESSOR} baseline")
endif()

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
