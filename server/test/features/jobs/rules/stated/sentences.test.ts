import { readFileSync } from "node:fs";
import { type FactName, factNames } from "@candor/contract/jobs/facts";
import { describe, expect, test } from "vitest";
import { languagesIn } from "../../../../../src/features/jobs/rules/languages.ts";
import { factsIn } from "../../../../../src/features/jobs/rules/stated/stated-facts.ts";

interface Graded {
  readonly fact: FactName;
  readonly stated: readonly string[];
  readonly sentence: string;
}

const graded: Graded[] = readFileSync(new URL("sentences.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [fact, values, sentence] = line.split(" | ") as [FactName, string, string];
    return { fact, stated: values === "-" ? [] : values.split(","), sentence };
  });

const isHeldOut = (_: unknown, index: number) => index % 3 === 2;
const least = 0.9;

function read(fact: FactName, sentence: string): string[] {
  const stated = factsIn("", sentence)[fact] ?? [];
  return fact === "languages" ? [...languagesIn([], sentence), ...stated] : [...stated];
}

/** Counts values: how many of those read are stated, and how many of those stated are read. */
function measure(sentences: readonly Graded[]): { readonly precision: number; readonly recall: number } {
  const all = sentences.map(({ fact, stated, sentence }) => ({ stated, read: read(fact, sentence) }));
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  const right = sum((one) => one.read.filter((value) => one.stated.includes(value)).length);
  return {
    precision: right / sum((one) => one.read.length),
    recall: right / sum((one) => one.stated.length),
  };
}

/** The currency comes with the pay. */
const said = factNames.filter((fact) => fact !== "currencies");

describe.each(said)("%s", (fact) => {
  const sentences = graded.filter((one) => one.fact === fact);

  test("held-out sentences are read with precision and recall of at least 0.9", () => {
    const { precision, recall } = measure(sentences.filter(isHeldOut));
    expect(precision).toBeGreaterThanOrEqual(least);
    expect(recall).toBeGreaterThanOrEqual(least);
  });

  test("each other sentence states what it says, and nothing else", () => {
    const tuned = sentences.filter((_, index) => !isHeldOut(_, index));
    expect(tuned.map(({ sentence }) => [sentence, read(fact, sentence).toSorted()])).toEqual(
      tuned.map(({ sentence, stated }) => [sentence, stated.toSorted()]),
    );
  });
});
