import type { JobType } from "../../../jobs/rules/posting-draft.ts";

/**
 * The specification's three types, with the words sources use for them: an employee without an end date is permanent,
 * self-employment is contractor, employment for a limited time is contract.
 */
const types: readonly (readonly [JobType, RegExp])[] = [
  ["contractor", /\b(?:contractor|freelance|freelancer|1099|self employed|corp to corp|c2c)\b/i],
  ["contract", /\b(?:contract|temporary|temp|fixed term|seasonal|interim|per diem)\b/i],
  ["permanent", /\b(?:permanent|full ?time|regular|direct hire)\b/i],
];

/** What a title says where the source's field says nothing. Other words are too often about the work: "Contract Manager". */
export function jobTypeTitled(title: string): JobType | undefined {
  return /\bfreelance(?:r|rs)?\b(?! (?:coordinator|manager|recruiter))/i.test(title)
    ? "contractor"
    : undefined;
}

/** What the source's field says; "Contract, Permanent" leaves it open, and so does part time, which may be either. */
export function jobTypeOf(stated: readonly string[]): JobType | undefined {
  const text = stated
    .join(", ")
    .replace(/[_-]/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2");
  const found = types.filter(([, words]) => words.test(text)).map(([type]) => type);
  // "Full-time contract" states the hours first, then the type.
  const named =
    found.length > 1 && !/\bpermanent\b/i.test(text) ? found.filter((type) => type !== "permanent") : found;
  return named.length === 1 ? named[0] : undefined;
}
