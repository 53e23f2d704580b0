import { readEligibility } from "@candor/contract/jobs/routes";
import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { FoundPlace, Places } from "../../../platform/places/found-place.ts";
import { type PostingRow, postingNamed } from "../queries.ts";
import { eligibilityOf, type Home, type Workplace } from "../rules/eligibility/eligibility.ts";

interface EligibilityParts {
  readonly database: { readonly read: Reader };
  readonly places: Places;
}

/** M-22: whether somebody can do a job from a place. The place is read but not stored. */
export function eligibilityRoutes(serving: Serving, { database, places }: EligibilityParts): void {
  serve(serving, readEligibility, anyone, async ({ params, query }) => {
    const row = await postingNamed(database.read, params.id);
    if (!row || row.withheld_at !== null) throw new Problem("job-not-found");
    const found = places.find(query.place) ?? places.findArea(query.place);
    if (!found) return { place: query.place, answer: "unknown-place" as const };
    return { place: places.label(found), ...eligibilityOf(workplaceOf(row), homeOf(found)) };
  });
}

function workplaceOf(row: PostingRow): Workplace {
  return {
    remote: { ...fromJson(row.remote_json), kind: row.remote_kind },
    places: fromJson(row.places_json),
    text: `${row.title}\n${row.text}`,
  };
}

/** An area in several states gives only the country. */
function homeOf({ country, state, states = [] }: FoundPlace): Home {
  const own = state ?? (states.length === 1 ? states[0] : undefined);
  return { country, ...(own !== undefined && { state: own }) };
}
