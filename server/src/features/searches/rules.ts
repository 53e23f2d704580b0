import { createHash } from "node:crypto";
import type { keptCriteria } from "@candor/contract/searches/shapes";
import type { z } from "zod";

export type KeptCriteria = z.infer<typeof keptCriteria>;

/** What a search means where it does not say. */
const unsaid: Readonly<Partial<Record<keyof KeptCriteria, unknown>>> = {
  parse: true,
  exact: false,
  correct: true,
  close: "auto",
  sort: "relevance",
};

/** The one text of a search: two that ask for the same in another order, or say what holds anyway, are one. */
export function canonicalText(criteria: KeptCriteria): string {
  const said = Object.entries(criteria)
    .map(([name, value]) => [name, canonicalValue(value)] as const)
    .filter(([name, value]) => !isUnsaid(name as keyof KeptCriteria, value));
  return JSON.stringify(Object.fromEntries(said.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}

export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Values of one field are any of them: their order and repetition say nothing. */
function canonicalValue(value: KeptCriteria[keyof KeptCriteria]): unknown {
  if (typeof value === "string") return value.trim().replaceAll(/\s+/g, " ");
  if (Array.isArray(value)) return [...new Set<string>(value)].sort();
  if (typeof value !== "object") return value;
  const { latitude, longitude } = value;
  return { latitude, longitude };
}

function isUnsaid(name: keyof KeptCriteria, value: unknown): boolean {
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty || value === unsaid[name];
}
