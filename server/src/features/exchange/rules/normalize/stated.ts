import type { StatedFacts } from "../../../../platform/database/tables/postings.ts";
import { factsIn } from "../../../jobs/rules/stated/stated-facts.ts";
import type { SourcePosting } from "../source-posting.ts";
import { tidy } from "../tidy.ts";

const yes = /^(?:y|yes|true|1|available|offered|offers sponsorship)$/i;
const no =
  /^(?:n|no|false|0|none|not available|not offered|does not offer sponsorship|.*citizenship is required)$/i;

/**
 * What the source's own columns state, in the words that postings' texts use. Leaves out what is ambiguous; undefined
 * if nothing is left.
 */
export function statedOf({
  sponsorship = "",
  shift = "",
  licenses = "",
  jobTypes = [],
}: SourcePosting): StatedFacts | undefined {
  const types = jobTypes.map((type) => tidy(type).replace(/[_-]/g, " ")).join(". ");
  const stated = Object.entries({
    sponsorship: sponsorsOf(sponsorship.trim()),
    schedules: factsIn("", types).schedules,
    shifts: shift === "" ? undefined : factsIn("", `Shift: ${tidy(shift)}`).shifts,
    licenses: licenses === "" ? undefined : factsIn("", `Required license: ${tidy(licenses)}`).licenses,
  });
  const known = stated.filter(([, values]) => values !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

function sponsorsOf(stated: string): string[] | undefined {
  if (yes.test(stated)) return ["yes"];
  return no.test(stated) ? ["no"] : undefined;
}
