import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contradictionsIn } from "../../../../../src/features/hosting/rules/contradictions.ts";

interface Row {
  readonly remoteKind: "remote" | "hybrid" | "onsite";
  readonly daysOnSite?: number;
  readonly contradicts: boolean;
  readonly text: string;
}

/** A known missed contradiction counts as none. */
function rowsOf(file: string): readonly Row[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind, days, effect, ...text] = line.split("|").map((part) => part.trim());
      return {
        remoteKind: kind as Row["remoteKind"],
        ...(days !== "" && { daysOnSite: Number(days) }),
        contradicts: effect === "contradicts",
        text: text.join("|"),
      };
    });
}

const rows = rowsOf("texts.txt");
const later = rowsOf("later.txt");

describe("M-21 what a text says about where the work is done", () => {
  it("is read from 60 texts", () => expect(rows).toHaveLength(60));

  it.each([...rows, ...later])(
    "$remoteKind $daysOnSite, contradicted $contradicts: $text",
    ({ contradicts, text, ...row }) => {
      const found = contradictionsIn({ title: "Keeper", text, ...row });
      expect(found.length > 0).toBe(contradicts);
    },
  );

  it("is marked by its sentence alone", () => {
    const text = "We keep lamps. You are in our Austin office three days a week. Boats are provided.";
    expect(contradictionsIn({ title: "Keeper", text, remoteKind: "remote" })).toMatchObject([
      { field: "description", sentence: "You are in our Austin office three days a week." },
    ]);
  });

  it.each([
    ["Keeper (Remote)", "onsite", 1],
    ["Remote Sensing Analyst", "onsite", 0],
    ["Keeper - Hybrid", "remote", 1],
    ["Keeper (Remote)", "remote", 0],
  ] as const)("is read from the title %s for %s work", (title, remoteKind, count) => {
    expect(contradictionsIn({ title, text: "", remoteKind })).toHaveLength(count);
  });
});
