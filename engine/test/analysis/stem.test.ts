import { describe, expect, test } from "vitest";
import { stem } from "../../src/analysis/stem.ts";

describe("words of different work have different stems", () => {
  test.each([
    ["account", "accounting"],
    ["account", "accountant"],
    ["account", "accountable"],
    ["organ", "organization"],
    ["intern", "international"],
    ["intern", "internal"],
    ["hospital", "hospitality"],
    ["engineer", "engine"],
    ["product", "production"],
    ["operator", "operations"],
    ["mechanic", "mechanical"],
    ["market", "marketing"],
    ["custom", "customer"],
    ["week", "weekend"],
    ["temp", "tempe"],
    ["train", "training"],
  ])("%s and %s", (one, other) => expect(stem(one)).not.toBe(stem(other)));
});

describe("forms of one word share their stem", () => {
  test.each([
    ["accountant", "accountants"],
    ["accountable", "accountability"],
    ["organization", "organizations"],
    ["customer", "customers"],
    ["engineer", "engineering"],
    ["operation", "operations"],
    ["nurse", "nursing"],
    ["manager", "management"],
  ])("%s and %s", (one, other) => expect(stem(one)).toBe(stem(other)));
});
