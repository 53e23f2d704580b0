import { describe, expect, it } from "vitest";
import { normalize } from "../../../../src/features/exchange/rules/normalize/normalize.ts";
import { omissionsOf } from "../../../../src/features/exchange/rules/normalize/omissions.ts";
import type { SourcePosting } from "../../../../src/features/exchange/rules/source-posting.ts";
import { loadPlaces } from "../../../../src/platform/places/places.ts";

const places = loadPlaces();

function read(changes: Partial<SourcePosting>) {
  const posting = { sourceId: "1", title: "Beekeeper", places: [], active: true, ...changes };
  const draft = normalize(posting, { source: "test", places, now: Date.UTC(2026, 10, 1) });
  return { draft, omissions: omissionsOf(posting, places) };
}

describe("pay that nobody pays", () => {
  it.each([
    [{ text: "-2" }, '"-2"'],
    [{ text: "−15.50/hr" }, '"−15.50/hr"'],
    [{ text: "$0.00" }, '"$0.00"'],
    [{ text: "0 - 0 USD per year" }, '"0 - 0 USD per year"'],
    [{ text: "-$40,000" }, '"-$40,000"'],
    [{ min: "-7", max: "-7" }, '"-7"'],
    [{ min: 0 }, '"0"'],
  ])("%j is named, and counts as not stated", (pay, words) => {
    const { draft, omissions } = read({ pay });
    expect(draft).not.toHaveProperty("compensation");
    expect(omissions).toEqual([`The pay ${words} isn't above zero: it counts as not stated.`]);
  });

  it("costs only itself", () => {
    const { draft, omissions } = read({ pay: { min: "0", max: "52000", unit: "year" } });
    expect(draft.compensation).toMatchObject({ max: 52_000 });
    expect(omissions).toHaveLength(1);
  });

  it("and an inverted range are named", () => {
    expect(read({ pay: { min: 90, max: 30 } }).omissions).toEqual([
      'The minimum pay "90" is above the maximum: both count as not stated.',
    ]);
  });

  it.each(["Competitive", "$60/hr", "$10-20", "Grade 0-7", "0% commission", "", "DOE (2027-01-01)"])(
    "isn't %j",
    (text) => {
      expect(read({ pay: { text } }).omissions).toEqual([]);
    },
  );
});

describe("X-13 a place that isn't in the gazetteer", () => {
  it.each([
    [["Xyzzyville, QQ"], "Xyzzyville, QQ"],
    [[{ city: "Xyzzyville", state: "QQ" }], "Xyzzyville, QQ"],
    [["Austin, TX; Erewhon"], "Erewhon"],
  ])("%j is named, and its words are shown", (stated, words) => {
    const { draft, omissions } = read({ places: stated, descriptionText: "Bees." });
    expect(omissions).toEqual([
      `Invalid Location: Candor doesn't know "${words}". Its words are kept in the description.`,
    ]);
    expect(draft.description).toContain(`<li><strong>Location:</strong> ${words}</li>`);
    expect(draft.text).toContain(words);
  });

  it("V-46 is cut to 100 characters if it is longer", () => {
    expect(read({ places: [`Xyzzyville${"y".repeat(100)}`] }).omissions).toEqual([
      expect.stringContaining(`"Xyzzyville${"y".repeat(87)}..."`),
    ]);
  });

  it("of several, all are shown in one line", () => {
    const { draft } = read({ places: ["Erewhon", "Lemuria <b>"] });
    expect(draft.description).toBe("<ul><li><strong>Location:</strong> Erewhon; Lemuria &lt;b&gt;</li></ul>");
  });

  it.each([
    [["Austin, TX", "Remote"]],
    [[{ city: "Tiny Hamlet", state: "TX", country: "US" }]],
    [[{ postalCode: "78701" }]],
    [[{}]],
  ])("isn't any of %j", (stated) => {
    const { draft, omissions } = read({ places: stated, descriptionText: "Bees." });
    expect([draft.description, omissions]).toEqual(["<p>Bees.</p>", []]);
  });
});
