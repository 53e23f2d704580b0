import type { JobDocument } from "@candor/contract/jobs/shapes";
import { limits } from "@candor/contract/limits";
import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { truncate } from "@candor/contract/values";
import type { StatedPlace } from "../../../platform/database/tables/postings.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { fromJson, type JsonText } from "../../../platform/json-text.ts";
import type { ListedPosting } from "../queries.ts";
import { snippetCharacters } from "../rules/snippet.ts";
import { sourceLabel } from "../rules/source-label.ts";
import { withheldDocument } from "./withheld.ts";

/** A posting as an entry of a list, with the beginning of its text and the first place that was asked for. */
export function listedDocument(
  row: ListedPosting,
  isAskedFor?: (place: StatedPlace) => boolean,
): JobDocument {
  const snippet = truncate(row.snippet.replaceAll("\n", " "), snippetCharacters);
  const document = jobDocument(row, isAskedFor);
  if (row.withheld_at !== null) return withheldDocument(document);
  return { ...document, ...(snippet !== "" && { snippet }) };
}

/** What both a list and a posting's own page show. Leaves out what the posting doesn't state. */
function jobDocument(
  row: Omit<ListedPosting, "snippet">,
  isAskedFor: (place: StatedPlace) => boolean = () => true,
): JobDocument {
  const places = fromJson(row.places_json);
  // Lists have room for one.
  const place = places.find(isAskedFor) ?? places[0];
  return {
    id: String(row.id),
    title: row.title,
    organization: {
      id: String(row.organization_id),
      name: row.organization_name,
      slug: row.organization_slug,
    },
    ...clientIn(row),
    ...optional("recruiter", row.recruiter),
    ...pay(row),
    address: addressOf(place),
    ...(place?.latitude !== undefined &&
      place.longitude !== undefined && {
        location: { latitude: place.latitude, longitude: place.longitude },
      }),
    ...optional("jobType", row.job_type),
    ...optional("industry", row.industry),
    skills: fromJson(row.skills_json),
    remote: { ...fromJson(row.remote_json), kind: row.remote_kind },
    postedAt: isoTime(row.posted_at ?? row.first_seen_at),
    firstSeenAt: isoTime(row.first_seen_at),
    ...(row.confirmed_at !== null && { confirmedAt: isoTime(row.confirmed_at) }),
    ...(row.source_url !== null && { source: { name: sourceLabel(row.source), url: row.source_url } }),
    ...responsivenessOf(row.record_json),
    ...(row.claimed === 1 && { answerBusinessDays: row.answer_business_days ?? limits.answerBusinessDays }),
    ...(row.cluster_size > 1 && { clusterSize: row.cluster_size }),
  };
}

/** The client it is posted for, which confirms it. */
function clientIn({ client_name: name, client_slug: slug }: Omit<ListedPosting, "snippet">) {
  return name !== null && slug !== null ? { client: { name, slug } } : {};
}

export function addressOf(place: StatedPlace | undefined): JobDocument["address"] {
  return {
    ...optional("city", place?.city),
    ...optional("state", place?.state),
    ...optional("country", place?.country),
  };
}

function responsivenessOf(json: JsonText<Responsiveness> | null): Pick<JobDocument, "responsiveness"> {
  const figures = json === null ? undefined : fromJson(json);
  return figures && figures.n >= limits.answersForRecord ? { responsiveness: figures } : {};
}

function pay(row: Omit<ListedPosting, "snippet">) {
  return {
    ...optional("compensation", row.compensation),
    ...optional("compensationMin", row.compensation_min),
    ...optional("compensationMax", row.compensation_max),
    ...optional("compensationType", row.compensation_type),
    ...optional("compensationCurrency", row.compensation_currency),
  };
}

/** An object with the property only if it has a value. */
export function optional<K extends string, V>(name: K, value: V | null | undefined): { [key in K]?: V } {
  return value === null || value === undefined ? {} : ({ [name]: value } as { [key in K]: V });
}
