import { crc32 } from "node:zlib";
import { factNames } from "@candor/contract/jobs/facts";
import { stemExceptions } from "@candor/engine/analysis/stem-exceptions";
import type { IndexedPosting } from "@candor/engine/document";
import type { Change } from "@candor/engine/port";
import { fromJson } from "../../../platform/json-text.ts";
import type { SearchablePosting } from "../../jobs/queries.ts";
import { factsOfPosting } from "../../jobs/rules/stated/stated-facts.ts";
import { conceptsOf, internship } from "../rules/occupations/concepts.ts";
import { occupations } from "../rules/occupations/graph.ts";

/** Changes with the occupation graph, the list of facts and the stems, so that an index built with others is rebuilt. */
export const indexVersion = crc32(
  JSON.stringify([occupations, internship, factNames, [...stemExceptions]]),
).toString(36);

/** A posting's change for the index: an open one is put, any other is removed. */
export function changeOf(row: SearchablePosting): Change {
  return row.status === "open"
    ? { kind: "put", posting: indexedPosting(row) }
    : { kind: "remove", id: row.id };
}

function indexedPosting(row: SearchablePosting): IndexedPosting {
  const { languages = [], ...facts } = factsOfPosting(row);
  return {
    id: row.id,
    title: row.title,
    organization: row.organization_name,
    organizationId: row.organization_id,
    ...(row.client_id !== null && { clientId: row.client_id }),
    skills: fromJson(row.skills_json),
    body: row.text,
    places: fromJson(row.places_json),
    remote: row.remote_kind,
    remoteWithin: fromJson(row.remote_json).within ?? [],
    ...(row.job_type !== null && { jobType: row.job_type }),
    ...(row.industry !== null && { industry: row.industry }),
    ...(row.seniority !== null && { seniority: row.seniority }),
    concepts: conceptsOf(row.title),
    promised: row.claimed === 1,
    languages,
    facts: {
      ...facts,
      ...(row.compensation_currency !== null && { currencies: [row.compensation_currency] }),
    },
    ...(row.pay_min !== null && { payMin: row.pay_min }),
    ...(row.pay_max !== null && { payMax: row.pay_max }),
    firstSeenAt: row.first_seen_at,
    ...(row.confirmed_at !== null && { confirmedAt: row.confirmed_at }),
    speaks: row.speaks === 1,
  };
}
