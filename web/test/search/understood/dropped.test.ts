import { criteriaOfParameters } from "@candor/contract/search/parameters";
import type { Chip } from "@candor/contract/search/shapes";
import { describe, expect, it } from "vitest";
import { withoutHindrance } from "../../../app/search/understood/dropped.ts";

function without(address: string, kind: string, value: string, chips: readonly Chip[] = []) {
  const parameters = new URLSearchParams(address);
  const found = { documents: [], hits: { total: { value: 0 } }, snapshot: "s", chips: [...chips] };
  const search = { parameters, criteria: criteriaOfParameters(parameters).criteria, found };
  return withoutHindrance(search, { kind, value, reason: "" });
}

const chip = (kind: Chip["kind"], value: string, start: number, end: number): Chip => ({
  id: `${kind}-${start}`,
  kind,
  value,
  label: value,
  words: [[start, end]],
});

describe("a search without what hides a posting", () => {
  it.each([
    [
      "query=nurse&compensationMin=9&sort=date",
      "compensationMin",
      "at least 9",
      "/search?query=nurse&sort=date",
    ],
    ["query=nurse&jobTypes=contract&jobTypes=permanent", "jobTypes", "contract", "/search?query=nurse"],
    ["query=a&exclude=crypto&exclude=bank", "exclude", "crypto", "/search?query=a&exclude=bank"],
    ["query=night%20nurse", "word", "nurse", "/search?query=night"],
    ["query=nurse", "word", "Nurse", "/search"],
    ["query=nurse", "closed", "", undefined],
    ["query=nurse", "duplicate", "", undefined],
  ])("%s loses %s %s", (address, kind, value, rest) => {
    expect(without(address, kind, value)).toBe(rest);
  });

  it("loses the words of a chip that filters", () => {
    const chips = [chip("pay", "80000", 6, 14)];
    expect(without("query=nurse+over+80k", "compensationMin", "at least 80,000", chips)).toBe(
      "/search?query=nurse",
    );
  });

  it("loses all skills of the sentence, which are one filter, and keeps those of the address", () => {
    const chips = [chip("skill", "Go", 0, 2), chip("skill", "SQL", 7, 10)];
    expect(without("query=go+dev+sql&skills=AWS", "skills", "Go and SQL", chips)).toBe(
      "/search?skills=AWS&query=dev",
    );
    expect(without("query=go+dev+sql&skills=AWS", "skills", "AWS", chips)).toBe("/search?query=go+dev+sql");
  });

  it("loses a phrase with its quotes, and a word after a minus", () => {
    const chips = [chip("phrase", "machine learning", 0, 18), chip("not", "intern", 19, 26)];
    const query = 'query="machine+learning"+-intern';
    expect(without(query, "phrase", "machine learning", chips)).toBe("/search?query=-intern");
    expect(without(query, "exclude", "intern", chips)).toBe("/search?query=%22machine+learning%22");
  });
});
