import type { SearchAnswer } from "@candor/contract/jobs";
import type { IndexedPosting } from "@candor/engine/document";
import type { Change } from "@candor/engine/port";
import type { Facets } from "@candor/engine/result";
import type { SearchablePosting } from "../jobs/queries.ts";

/** What the index is told of a posting: an open one is put, any other is taken out. */
export function changeOf(row: SearchablePosting): Change {
  return row.status === "open"
    ? { kind: "put", posting: indexedPosting(row) }
    : { kind: "remove", id: row.id };
}

function indexedPosting(row: SearchablePosting): IndexedPosting {
  return {
    id: row.id,
    title: row.title,
    organization: row.organization_name,
    organizationId: row.organization_id,
    skills: JSON.parse(row.skills_json) as string[],
    body: row.text,
    places: JSON.parse(row.places_json) as IndexedPosting["places"],
    remote: row.remote_kind,
    ...(row.job_type !== null && { jobType: row.job_type }),
    ...(row.industry !== null && { industry: row.industry }),
    ...(row.seniority !== null && { seniority: row.seniority }),
    languages: JSON.parse(row.languages_json) as string[],
    ...(row.pay_min !== null && { payMin: row.pay_min }),
    ...(row.pay_max !== null && { payMax: row.pay_max }),
    firstSeenAt: row.first_seen_at,
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
    speaks: row.speaks === 1,
  };
}

/** Facets with the names of organizations; one that has left the records is left out. */
export function facetsView(
  found: Facets,
  names: ReadonlyMap<number, string>,
): NonNullable<SearchAnswer["facets"]> {
  return {
    jobTypes: [...found.jobTypes],
    industries: [...found.industries],
    remote: [...found.remote],
    skills: [...found.skills],
    compensation: [...found.compensation],
    organizations: found.organizations.flatMap(({ value, count }) => {
      const label = names.get(Number(value));
      return label === undefined ? [] : [{ value, label, count }];
    }),
  };
}
