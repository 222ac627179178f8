// The program that only plays: what ./parlor builds first, without server, load runs and labs.
#include "apps/commands.h"

int main(int argc, char** argv) { return parlor::run_command_line(argc, argv, {}); }
