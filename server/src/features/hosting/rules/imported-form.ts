import { type PostingFields, postingFields } from "@candor/contract/hosting/shapes";
import type { PostingTable } from "../../../platform/database/tables/postings.ts";
import { isoDate } from "../../../platform/iso-time.ts";
import { fromJson } from "../../../platform/json-text.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { fieldNames, fieldsOf } from "./changes.ts";

/** The columns that an import writes, as far as a form can hold them. */
export const importedColumns = [
  "title",
  "description",
  "places_json",
  "remote_kind",
  "remote_json",
  "compensation_min",
  "compensation_max",
  "compensation_type",
  "compensation_currency",
  "job_type",
  "stated_json",
  "closes_at",
] as const;

export type ImportedColumns = Pick<PostingTable, (typeof importedColumns)[number]>;

/** An imported posting as a form. What the form can't hold stays empty, so that its checks ask for it. */
export function importedForm(row: ImportedColumns, places: Places): PostingFields {
  const { remote_kind: kind, closes_at: closesAt } = row;
  const { within = [] } = fromJson(row.remote_json);
  const { schedules = [] } = row.stated_json === null ? {} : fromJson(row.stated_json);
  const located = fromJson(row.places_json).map((place) => places.label(place));
  return wellFormed({
    title: row.title,
    description: row.description,
    places: located.filter(Boolean).join("\n"),
    remoteKind: kind === "unknown" ? "" : kind,
    remoteWithin: within.map((code) => places.label(regionOf(code))).join("; "),
    payMin: textOf(row.compensation_min),
    payMax: textOf(row.compensation_max),
    payUnit: row.compensation_type ?? "",
    payCurrency: row.compensation_currency ?? "",
    jobType: row.job_type ?? "",
    schedule: schedules.length === 1 ? schedules[0] : "",
    validThrough: closesAt === null ? "" : isoDate(closesAt),
  });
}

interface Kept {
  /** Null if nobody has opened the posting here yet. */
  readonly fields_json: string | null;
  readonly source_fields_json: string | null;
}

/** What was edited here takes precedence, field by field; every other field follows the source. */
export function followedForm(kept: Kept, source: PostingFields): PostingFields {
  if (kept.fields_json === null) return source;
  const fields = fieldsOf(kept.fields_json);
  const before = fieldsOf(kept.source_fields_json ?? kept.fields_json);
  const followed = fieldNames.map((name) => [
    name,
    fields[name] === before[name] ? source[name] : fields[name],
  ]);
  return Object.fromEntries(followed) as PostingFields;
}

/** What an organization says about several postings at once: it fills only what their source left open. */
export type Unstated = Pick<PostingFields, "remoteKind" | "jobType">;

export function filledForm(fields: PostingFields, unstated: Unstated): PostingFields {
  const { remoteKind, jobType } = unstated;
  return { ...fields, remoteKind: fields.remoteKind || remoteKind, jobType: fields.jobType || jobType };
}

function wellFormed(values: Readonly<Record<string, unknown>>): PostingFields {
  const read = postingFields.safeParse(values);
  if (read.success) return read.data;
  const refused = new Set(read.error.issues.map(({ path }) => String(path[0])));
  return postingFields.parse(
    Object.fromEntries(Object.entries(values).filter(([name]) => !refused.has(name))),
  );
}

/** "US-CA": a state of a country (ISO 3166). */
function regionOf(code: string) {
  const [country = "", state] = code.split("-");
  return { country, ...(state !== undefined && { state }) };
}

function textOf(amount: number | null): string {
  return amount === null ? "" : String(amount);
}
