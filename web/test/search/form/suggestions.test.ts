import { describe, expect, it } from "vitest";
import { completed, endings, grouped, type Suggestion } from "../../../app/search/form/suggestions.ts";

const one = (kind: Suggestion["kind"], value: string, count = 1): Suggestion => ({ kind, value, count });

describe("a sentence", () => {
  it.each([
    ["nurse", ["nurse"]],
    [
      "night shift registered nur",
      ["night shift registered nur", "shift registered nur", "registered nur", "nur"],
    ],
    ["remote r", ["remote r"]],
    [" c+", ["c+"]],
    ["n", []],
    ["--", []],
  ])("%j may go on from %j", (text, expected) => {
    expect(endings(text)).toEqual(expected);
  });

  it.each([
    ["remote nur", "nur", one("title", "Registered Nurse"), "remote Registered Nurse"],
    ["nurse aus", "aus", one("place", "Austin, TX"), "nurse in Austin, TX"],
    ["nurse in aus", "aus", one("place", "Austin, TX"), "nurse in Austin, TX"],
    ["nurse acme h", "acme h", one("organization", "Acme Health"), "nurse at Acme Health"],
    ["go", "go", one("skill", "Go"), "Go"],
  ])("%j that goes on from %j to %o becomes %j", (text, ending, suggestion, expected) => {
    expect(completed(text, ending, suggestion, true)).toBe(expected);
  });

  it("is no place: the field for one holds its name alone", () => {
    expect(completed("san fr", "san fr", one("place", "San Francisco, CA"), false)).toBe("San Francisco, CA");
  });
});

it("suggestions are grouped by kind, with those that find nothing last", () => {
  const groups = grouped([one("title", "A"), one("place", "B", 0), one("place", "C"), one("title", "D")]);
  expect(groups.map(([kind, all]) => [kind, all.map(({ value }) => value)])).toEqual([
    ["title", ["A", "D"]],
    ["place", ["C", "B"]],
  ]);
});
