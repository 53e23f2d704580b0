import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { truncate } from "@candor/contract/values";
import type { Places } from "../../../platform/places/found-place.ts";
import { linesOf } from "./content.ts";
import { deadlineIn } from "./proposed/deadline.ts";
import { needsIn } from "./proposed/needs.ts";
import { openingsIn } from "./proposed/openings.ts";
import { payIn } from "./proposed/pay.ts";
import { placeIn } from "./proposed/place.ts";
import { proposal } from "./proposed/proposal.ts";
import { hoursIn, scheduleIn, typeIn } from "./proposed/work.ts";

/** How much of a proposed description is shown. */
const shownCharacters = 80;

/** What a pasted text says: each value with the line that says so. Proposes only what is clear, once per field. */
export function proposalsIn(text: string, places: Places, now: number): ProposedValue[] {
  const lines = linesOf(text);
  const found = [
    ...titleIn(lines),
    ...placeIn(lines, places),
    ...payIn(lines),
    ...typeIn(lines),
    ...scheduleIn(lines),
    ...hoursIn(lines),
    ...openingsIn(lines),
    ...deadlineIn(lines, now),
    ...needsIn(text),
  ];
  const body = text.trim();
  if (found.length > 0 && body !== "")
    found.push(proposal("description", body, truncate(body, shownCharacters), lines[0] ?? ""));
  return found;
}

/** A heading comes first: a short line that doesn't end like a sentence. */
function titleIn([first = ""]: readonly string[]): ProposedValue[] {
  const title = first.replace(/^(?:job title|title|position|role)\s*:\s*/i, "");
  const isHeading = /\p{L}/u.test(title) && title.length <= 100 && !/[.!?:]$/.test(title);
  return isHeading ? [proposal("title", title, title, first)] : [];
}
