import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CachedRows } from "../../src/platform/events/cached-rows.ts";

let now: number;
let rows: CachedRows<string>;

beforeEach(() => {
  now = 5000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  rows = new CachedRows("account");
  rows.abreast(now);
});
afterEach(() => vi.restoreAllMocks());

function keep(subjectId: number, key: string): void {
  rows.keep(subjectId, key, `${subjectId}:${key}`, rows.changes);
}

const said = (subject: string, subjectId?: number) => ({
  name: "changed",
  subject,
  ...(subjectId !== undefined && { subjectId }),
  payload: {},
});

describe("a kept row", () => {
  it("is given for its subject and key, and for nothing else", () => {
    keep(1, "a");
    expect([rows.get(1, "a"), rows.get(1, "b"), rows.get(2, "a")]).toEqual(["1:a", undefined, undefined]);
  });

  it("is forgotten with whatever is announced of its subject, and of no other", () => {
    for (const [subjectId, key] of [
      [1, "a"],
      [1, "b"],
      [2, "a"],
    ] as const)
      keep(subjectId, key);
    for (const other of [said("account", 3), said("account"), said("posting", 1), said("posting", 2)])
      rows.hear(other);
    expect(rows.get(1, "a")).toBe("1:a");
    rows.hear(said("account", 1));
    expect([rows.get(1, "a"), rows.get(1, "b"), rows.get(2, "a")]).toEqual([undefined, undefined, "2:a"]);
  });

  it("is not kept where something was announced since its reading began", () => {
    const asOf = rows.changes;
    rows.hear(said("account", 1));
    rows.keep(1, "a", "read before that", asOf);
    expect(rows.get(1, "a")).toBeUndefined();
  });

  it("is given while everything is known that is older than a second, and again once it is", () => {
    keep(1, "a");
    now += 1000;
    expect(rows.get(1, "a")).toBe("1:a");
    now += 1;
    expect(rows.get(1, "a")).toBeUndefined();
    rows.abreast(now);
    expect(rows.get(1, "a")).toBe("1:a");
  });

  it("is not given before the log is followed", () => {
    const early = new CachedRows<string>("account");
    early.keep(1, "a", "1:a", early.changes);
    expect(early.get(1, "a")).toBeUndefined();
  });

  it("is read again after a minute, however often it was given", () => {
    keep(1, "a");
    for (const until = now + 60_000; now < until; now += 500) {
      rows.abreast(now);
      expect(rows.get(1, "a")).toBe("1:a");
    }
    now += 1;
    rows.abreast(now);
    expect(rows.get(1, "a")).toBeUndefined();
  });

  it("takes up no more room than there is for 20,000 subjects, and 16 rows of each", () => {
    for (let key = 1; key <= 17; key++) keep(1, String(key));
    expect([rows.get(1, "1"), rows.get(1, "17")]).toEqual([undefined, "1:17"]);
    for (let subjectId = 2; subjectId <= 20_001; subjectId++) keep(subjectId, "a");
    expect([rows.get(1, "17"), rows.get(2, "a")]).toEqual([undefined, "2:a"]);
  });
});
