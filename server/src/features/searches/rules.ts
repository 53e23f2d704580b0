import { hash } from "node:crypto";
import { type FieldsWith, searchFields } from "@candor/contract/search/fields";
import type { keptCriteria } from "@candor/contract/searches/shapes";
import type { z } from "zod";
import { type JsonText } from "../../platform/json-text.ts";

export type KeptCriteria = z.infer<typeof keptCriteria>;

type Defaulted = Extract<FieldsWith<{ role: "reading" | "list" }>, keyof KeptCriteria>;

/** What an absent field means. */
const unsaid: Readonly<Record<Defaulted | "promised", unknown>> = {
  parse: searchFields.parse.unlessSaid,
  exact: searchFields.exact.unlessSaid,
  correct: searchFields.correct.unlessSaid,
  promised: searchFields.promised.unlessSaid,
  close: "auto",
  sort: "relevance",
};

/** One text for all spellings of a search: neither order nor a stated default makes a difference. */
export function canonicalText<Criteria extends KeptCriteria>(criteria: Criteria): JsonText<Criteria> {
  const said = Object.entries(criteria)
    .map(([name, value]) => [name, canonicalValue(value)] as const)
    .filter(([name, value]) => !isUnsaid(name as keyof KeptCriteria, value));
  const sorted = said.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(sorted)) as JsonText<Criteria>;
}

export function hashOf(text: string): string {
  return hash("sha256", text, "base64url");
}

/** A field matches any of its values, so their order and repetition don't matter. */
function canonicalValue(value: KeptCriteria[keyof KeptCriteria]): unknown {
  if (typeof value === "string") return value.trim().replaceAll(/\s+/g, " ");
  if (Array.isArray(value)) return [...new Set<string>(value)].sort();
  if (typeof value !== "object") return value;
  const { latitude, longitude } = value;
  return { latitude, longitude };
}

function isUnsaid(name: keyof KeptCriteria, value: unknown): boolean {
  const isEmpty = value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty || (name in unsaid && value === unsaid[name as keyof typeof unsaid]);
}
