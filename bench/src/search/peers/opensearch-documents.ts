import type { IndexedPosting, PostingPlace } from "@candor/engine/document";
import { bucketOf } from "./facet-rows.ts";
import { plainText } from "./rows.ts";

export type Json = Record<string, unknown>;

export const settings = {
  number_of_shards: 1,
  number_of_replicas: 0,
  refresh_interval: "-1",
  "index.translog.durability": "async",
};

const words = { type: "text", analyzer: "standard", index_prefixes: { min_chars: 3, max_chars: 10 } };
const keyword = { type: "keyword" };

/** A position gap between values of a list keeps phrases within one value. */
export const mappings = {
  dynamic: false,
  _source: { enabled: false },
  properties: {
    id: { type: "integer" },
    title: words,
    organization: words,
    skillWords: words,
    body: words,
    jobType: keyword,
    industry: keyword,
    seniority: keyword,
    organizationId: keyword,
    remote: keyword,
    skills: keyword,
    languages: keyword,
    regions: keyword,
    points: { type: "geo_point" },
    payLow: { type: "integer" },
    payHigh: { type: "integer" },
    payBucket: { type: "integer" },
    firstSeen: { type: "long" },
  },
};

export function documentOf(posting: IndexedPosting): Json {
  const { id, title, organization, organizationId, skills, body, places, payMin, payMax } = posting;
  const high = payMax ?? payMin;
  return {
    id,
    title: plainText(title),
    organization: plainText(organization),
    skillWords: skills.map(plainText),
    body: plainText(body),
    jobType: posting.jobType,
    industry: posting.industry,
    seniority: posting.seniority,
    ...(organizationId !== 0 && { organizationId: String(organizationId) }),
    remote: posting.remote,
    skills,
    languages: posting.languages,
    regions: [...new Set(places.flatMap(regionsOf))],
    points: places.flatMap(({ latitude, longitude }) =>
      latitude === undefined || longitude === undefined ? [] : [{ lat: latitude, lon: longitude }],
    ),
    payLow: payMin ?? payMax,
    payHigh: high,
    ...(high !== undefined && { payBucket: bucketOf(high) }),
    firstSeen: posting.firstSeenAt,
  };
}

/** A place counts in its country, its state, and its city, each a term. */
function regionsOf({ country, state, city }: PostingPlace): string[] {
  return [
    regionOf(country),
    ...(state === undefined ? [] : [regionOf(country, state)]),
    ...(city === undefined ? [] : [regionOf(country, "", city), regionOf(country, state, city)]),
  ];
}

export function regionOf(country = "", state = "", city = ""): string {
  return [country, state, city.toLowerCase()].join("/");
}
