import { describe, expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

describe("a place is read", () => {
  test.each([
    ["New York State", "place New York State"],
    ["new york, ny 10001", "place 10001"],
    ["Austin, TX, USA", "place Austin, TX"],
    ["portland or", "place Portland, OR"],
    ["portland or seattle", "place Portland, OR | text or seattle"],
    ["Portland OR remote", "place Portland, OR | remote only"],
    ["st. louis mo", "place St. Louis, MO"],
    ["London, Ontario", "place London, ON, Canada"],
    ["london uk", "place London, United Kingdom"],
    ["Berlin, DE", "place Berlin, Germany"],
    ["Ottawa, Canada", "place Ottawa, ON, Canada"],
    ["texas", "place Texas"],
    ["nurse TX", "title Registered Nurse | place Texas"],
    ["nurse in tx", "title Registered Nurse | place Texas"],
    ["jobs in pa", "place Pennsylvania"],
    ["in the us", "place United States"],
    ["near mobile", "place Mobile, AL"],
    ["driver in orange", "text driver | place Orange, CA"],
    ["line cook in mn", "title Cook | place Minnesota"],
    ["based in downtown austin", "place Austin, TX"],
    ["san francisco bay area", "place San Francisco, CA"],
    ["greater boston area", "place Boston, MA"],
    ["(dallas)", "place Dallas, TX"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("Q-09 a radius goes with its place, in miles", () => {
  test.each([
    ["within 10 mi of Austin", "place Austin, TX/10", 10],
    ["50 km from Berlin", "place Berlin, Germany/31.1", 31.1],
    ["10-mile radius of boston", "place Boston, MA/10", 10],
    ["austin + 25 miles", "place Austin, TX/25", 25],
    ["reading, pa within 1 mile", "place Reading, PA/1", 1],
    ["dallas 25 miles from austin", "text dallas | place Austin, TX/25", 25],
    ["within 50 miles of texas", "text within 50 miles of texas", undefined],
    ["within 0 miles of austin", "text within 0 miles of austin", undefined],
    ["within 20000 miles of austin", "text within 20000 miles of austin", undefined],
  ])("%s", (sentence, chips, miles) => {
    const parsed = parse(sentence);
    expect(written(parsed)).toBe(chips);
    expect(parsed.place?.miles).toBe(miles);
  });
});

describe("a name that may be something else stays text", () => {
  test.each([
    "mobile",
    "reading",
    "male nurse",
    "van driver",
    "aba therapist",
    "jobs in oracle",
    "sales in media",
    "lead in enterprise",
    "line cook mn",
    "it",
    "CA",
    "AR clerk",
    "experience in AR",
    "US citizen",
    "contact us",
    "B2C sales",
    "99999",
    "university of chicago",
    "boston university",
    "energy il-based",
  ])("%s", (sentence) => expect(parse(sentence).place).toBeUndefined());
});
