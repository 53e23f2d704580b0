import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type Gazetteer, readGazetteer } from "../../../src/platform/places/gazetteer.ts";
import { suggester } from "../../../src/platform/places/suggestions.ts";

const gazetteer = readGazetteer();

/** A suggester with a table of its own, and how often it started to build one. */
function newSuggester() {
  let begun = 0;
  const counting: Gazetteer = {
    ...gazetteer,
    get cities() {
      begun++;
      return gazetteer.cities;
    },
  };
  return { ...suggester(counting), begun: () => begun };
}

describe("the table of suggestions", () => {
  it("is built in short steps, so that other work runs in between", async () => {
    const { prepareSuggestions } = newSuggester();
    let turns = 0;
    let prepared = false;
    const preparing = prepareSuggestions().then(() => (prepared = true));
    while (!prepared) {
      await setImmediate();
      turns++;
    }
    await preparing;
    expect(turns).toBeGreaterThan(50);
  });

  it("is not built again once it is prepared", async () => {
    const { prepareSuggestions, suggest, begun } = newSuggester();
    await prepareSuggestions();
    await prepareSuggestions();
    expect(suggest("austin", 1)).toMatchObject([{ label: "Austin, TX" }]);
    expect(begun()).toBe(1);
  });

  it("is completed by anyone who asks while it is being prepared", async () => {
    const { prepareSuggestions, suggest, begun } = newSuggester();
    const preparing = prepareSuggestions();
    // A small place, near the end of the table.
    expect(suggest("zuni pueblo", 1)).toMatchObject([{ label: "Zuni Pueblo, NM" }]);
    await preparing;
    expect(begun()).toBe(1);
  });
});
