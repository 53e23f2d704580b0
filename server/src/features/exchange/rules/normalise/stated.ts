import type { Stated } from "../../../jobs/rules/posting-draft.ts";
import { factsIn } from "../../../jobs/rules/stated/stated-facts.ts";
import type { SourcePosting } from "../source-posting.ts";
import { tidy } from "../tidy.ts";

const yes = /^(?:y|yes|true|1|available|offered|offers sponsorship)$/i;
const no =
  /^(?:n|no|false|0|none|not available|not offered|does not offer sponsorship|.*citizenship is required)$/i;

/**
 * What the source's own columns state, in the words of postings' texts. What is ambiguous is left out; undefined if
 * nothing is left.
 */
export function statedOf({
  sponsorship = "",
  shift = "",
  licenses = "",
  jobTypes = [],
}: SourcePosting): Stated | undefined {
  const { schedules } = factsIn("", jobTypes.map((type) => tidy(type).replace(/[_-]/g, " ")).join(". "));
  const { shifts } = factsIn("", `Shift: ${tidy(shift)}`);
  const { licenses: named } = factsIn("", `Required license: ${tidy(licenses)}`);
  const sponsors = yes.test(sponsorship.trim()) ? ["yes"] : no.test(sponsorship.trim()) ? ["no"] : undefined;
  const stated = Object.entries({ sponsorship: sponsors, schedules, shifts, licenses: named });
  const known = stated.filter(([, values]) => values !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
