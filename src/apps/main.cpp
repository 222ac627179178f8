#include "apps/command_line.h"

int main(int argc, char** argv) { return parlor::run_command_line(argc, argv); }
