#include "core/fair.h"

#include <array>
#include <doctest/doctest.h>

using namespace parlor;

namespace {

// 00 01 02 ... 1f; the hashes below were computed by another program.
const Seed kRoot = *Seed::parse_hex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

}  // namespace

TEST_CASE("the secrets of a chain are hashes of the root, the last deal first") {
  CHECK(chain_secret(kRoot, 3, 3) == kRoot);
  CHECK(chain_secret(kRoot, 3, 2).hex() ==
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  CHECK(chain_secret(kRoot, 3, 1).hex() ==
        "2f287b4d3d4910f6cada9e1bd1b4648099e8c52c81aa4a6aebfa6fc86f19834e");
  CHECK(chain_commitment(kRoot, 3).hex() ==
        "4e05063392f42b5180353ef82da86c714042155044d91ab3253f1bab08120a0a");
  CHECK(chain_secret(kRoot, 1000, 1).hex() ==
        "b7b81dbeec01f0eee02e43da4988dafb5ecc56a90080555aff89bcbc92ba59c8");
  CHECK(chain_commitment(kRoot, 1000).hex() ==
        "45cd0d40a72c806c4b78bbeca7a52d9fa6f25751fea57cf1564e7b70b9519db4");
  // A seed that reads as a small number is also hashed as its 32 bytes.
  CHECK(chain_commitment(Seed::of(0), 1).hex() ==
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

TEST_CASE("the secret of a deal leads to the commitment, but only as the secret of that deal") {
  const Seed commitment = chain_commitment(kRoot, 5);
  for (int deal = 1; deal <= 5; ++deal) {
    const Seed secret = chain_secret(kRoot, 5, deal);
    for (int claimed = 1; claimed <= 5; ++claimed) {
      CHECK(leads_to(secret, claimed, commitment) == (claimed == deal));
    }
    Seed::Bytes bytes = secret.bytes();
    bytes[31] ^= 1U;
    CHECK(!leads_to(Seed::from_bytes(bytes), deal, commitment));
  }
}

TEST_CASE("the seed of a deal is the hash of its secret and every player's word") {
  const Seed secret = chain_secret(kRoot, 3, 1);
  const auto seed = [&](std::initializer_list<std::string> words) {
    return fair_seed(secret, std::span(words.begin(), words.size())).hex();
  };
  CHECK(seed({"a word of mine", "", "Z\u00fcrich", ""}) ==
        "8896afe7bce97bc49f788f9cae303493ea79420c50c0e815076baf9e683a6a30");
  CHECK(seed({"", "", "", ""}) == "15692e6d540711dbe803bec697d59110409f677e9e01358399b74b63e7d6b10f");
  CHECK(seed({"a", "", "bc"}) == "215344d8ab97ea8e009c0c36a69dbfd6510d7a2ea958b3f204c538c45ae79e1c");
  CHECK(seed({"a", "bc", ""}) != seed({"a", "", "bc"}));
}
