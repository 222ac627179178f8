// The answer to a request.
#pragma once

#include <cstdint>
#include <libpq-fe.h>
#include <memory>
#include <string>

#include "store/tables/stored.h"

namespace parlor::postgres {

class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result, &PQclear) {}

  int size() const { return PQntuples(result_.get()); }
  bool empty() const { return size() == 0; }
  std::string text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
  }
  std::int64_t number(int row, int column) const { return std::stoll(text(row, column)); }
  int small(int row, int column) const { return std::stoi(text(row, column)); }
  bool truth(int row, int column) const { return text(row, column) == "t"; }
  TableKey key(int row, int column) const { return TableKey::of(number(row, column)); }

 private:
  std::unique_ptr<PGresult, decltype(&PQclear)> result_;
};

}  // namespace parlor::postgres
