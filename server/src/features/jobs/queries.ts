import { sql } from "kysely";
import { countRows } from "../../platform/database/count-rows.ts";
import type { Reader } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { idOf } from "../../platform/ids.ts";
import { proName } from "../session/queries/names.ts";
import { comparedCharacters } from "./rules/duplicate-facts.ts";
import { snippetCharacters } from "./rules/snippet.ts";

/** A posting as a list shows it. */
export type ListedPosting = Awaited<ReturnType<typeof listedPostings>>[number];
/** A posting in full. */
export type PostingRow = Awaited<ReturnType<typeof postingsById>>[number];
/** A posting as the index takes it. */
export type SearchablePosting = Awaited<ReturnType<typeof searchablePostings>>[number];

/** In no particular order; unknown numbers are left out. */
export const listedPostings = prepared((read, ids) =>
  documents(read).select(snippet).where("posting.id", "in", ids),
);

export const postingsById = prepared((read, ids) =>
  documents(read)
    .select(snippet)
    .select(["posting.status", "posting.description", "posting.pro_id", "posting.cluster_id"])
    .select([
      "posting.languages_json",
      "posting.seniority",
      "posting.closes_at",
      "posting.closed_at",
      "posting.life",
    ])
    .leftJoin("file", "file.id", "organization.logo_file_id")
    .select(["organization.site as organization_site", "file.sha256 as logo_sha256"])
    .select(["organization.blind_until"])
    .leftJoin("pro", "pro.id", "posting.pro_id")
    .select(proName.$castTo<string | null>().as("pro_name"))
    .select(["pro.title as pro_title", "pro.slug as pro_slug"])
    .select(["posting.text", "posting.stated_json", "posting.head_json"])
    .select(["posting.pay_min", "posting.pay_max"])
    .select(["posting.answer_business_days", "organization.claimed"])
    .where("posting.id", "in", ids),
);

export const searchablePostings = prepared((read, ids) => searchable(read).where("posting.id", "in", ids));

/** All postings after a number, in number order, for rebuilding the index. */
export async function searchablePostingsAfter(
  read: Reader,
  id: number,
  most: number,
): Promise<SearchablePosting[]> {
  return searchable(read).where("posting.id", ">", id).orderBy("posting.id").limit(most).execute();
}

/** Titles and skills of open postings before a number, newest first. */
export async function titlesWithSkills(read: Reader, before: number, most: number) {
  return read
    .selectFrom("posting")
    .select(["id", "title", "skills_json"])
    .where("id", "<", before)
    .where("status", "=", "open")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** Open postings that represent their cluster, numbered above `after` up to `through`, in order. */
export async function openPostingsBetween(read: Reader, after: number, through: number, most: number) {
  return read
    .selectFrom("posting")
    .select(["id", "title", "changed_at"])
    .where("id", ">", after)
    .where("id", "<=", through)
    .where("status", "=", "open")
    .where("speaks", "=", 1)
    .orderBy("id")
    .limit(most)
    .execute();
}

/** Numbers of open postings that represent their cluster, after a given number, in order. */
export async function openIdsAfter(read: Reader, after: number, most: number): Promise<number[]> {
  const rows = await read
    .selectFrom("posting")
    .select("id")
    .where("id", ">", after)
    .where("status", "=", "open")
    .where("speaks", "=", 1)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** All of an organization's open postings that represent their cluster, in order: only numbers, read from its index. */
export async function openSpeakersOf(read: Reader, organizationId: number): Promise<number[]> {
  const rows = await openOf(read, organizationId).select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** A list of an organization's open postings that represent their cluster. */
export interface OpenList {
  readonly organizationId: number;
  /** Only those that agencies post for it, instead of those that it posts itself. */
  readonly byAgencies?: boolean;
  /** Leaves out what these organizations post, and what is posted for them. */
  readonly without?: readonly number[];
}

/** The newest first. */
export async function openPostingsOf(
  read: Reader,
  list: OpenList,
  page: { readonly from: number; readonly size: number },
): Promise<number[]> {
  const rows = await openIn(read, list)
    .select("id")
    .orderBy("first_seen_at", "desc")
    .orderBy("id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOpenPostings(read: Reader, list: OpenList): Promise<number> {
  return countRows(openIn(read, list));
}

/** All open postings of an organization, by number. */
export async function openIdsOf(read: Reader, organizationId: number): Promise<number[]> {
  const rows = await read
    .selectFrom("posting")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("status", "=", "open")
    .execute();
  return rows.map(({ id }) => id);
}

function openOf(read: Reader, organizationId: number) {
  return openIn(read, { organizationId });
}

function openIn(read: Reader, { organizationId, byAgencies = false, without = [] }: OpenList) {
  const open = read
    .selectFrom("posting")
    .where(byAgencies ? "client_id" : "organization_id", "=", organizationId)
    .where("status", "=", "open")
    .where("speaks", "=", 1);
  // PostgreSQL doesn't allow an empty list.
  if (without.length === 0) return open;
  return open
    .where("organization_id", "not in", without)
    .where((e) => e.or([e("client_id", "is", null), e("client_id", "not in", without)]));
}

/** The other open members of a cluster. */
export async function alsoAt(read: Reader, posting: { id: number; clusterId: number | null }) {
  if (posting.clusterId === null) return [];
  return duplicateColumns(read)
    .select(["organization.id as organization_id", "organization.slug as organization_slug"])
    .select(["posting.first_seen_at", comparedText])
    .where("posting.cluster_id", "=", posting.clusterId)
    .where("posting.id", "!=", posting.id)
    .where("posting.status", "=", "open")
    .orderBy("posting.id")
    .limit(20)
    .execute();
}

/** No more than a page compares: a cluster's whole texts may be 20 MB. */
const comparedText = sql<string>`substr(posting.text, 1, ${sql.lit(comparedCharacters)})`.as("text");

/** With a text, what tells copies of one job: `duplicateFactsOf` reads it. */
export function duplicateColumns(read: Reader) {
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.id", "posting.source", "posting.source_url", "posting.title"])
    .select(["posting.pay_min", "posting.pay_max", "posting.places_json", "posting.remote_kind"])
    .select(["posting.job_type", "posting.posted_at", "organization.name as organization_name"]);
}

/** One character longer than a snippet, to show whether it was cut. */
const snippet = sql<string>`substr(posting.text, 1, ${sql.lit(snippetCharacters + 1)})`.as("snippet");

function documents(read: Reader) {
  return withOrganization(read)
    .select(["posting.id", "posting.title", "posting.recruiter", "posting.organization_id"])
    .select(["posting.compensation", "posting.compensation_min", "posting.compensation_max"])
    .select(["posting.compensation_type", "posting.compensation_currency", "posting.places_json"])
    .select(["posting.remote_kind", "posting.remote_json", "posting.job_type", "posting.industry"])
    .select(["posting.skills_json", "posting.source", "posting.source_url", "posting.cluster_size"])
    .select(["posting.posted_at", "posting.first_seen_at", "posting.confirmed_at", "posting.withheld_at"])
    .select(["posting.answer_business_days", "organization.claimed", "organization.record_json"])
    .select(["organization.name as organization_name", "organization.slug as organization_slug"])
    .leftJoin("organization as client", "client.id", "posting.client_id")
    .select(["client.name as client_name", "client.slug as client_slug"]);
}

function searchable(read: Reader) {
  return withOrganization(read)
    .select(["posting.id", "posting.status", "posting.title", "posting.text", "posting.organization_id"])
    .select(["posting.skills_json", "posting.places_json", "posting.remote_kind", "posting.job_type"])
    .select(["posting.remote_json"])
    .select(["posting.industry", "posting.seniority", "posting.languages_json", "posting.pay_min"])
    .select(["posting.pay_max", "posting.first_seen_at", "posting.confirmed_at", "posting.speaks"])
    .select(["posting.compensation_currency", "posting.client_id"])
    .select(["posting.stated_json", "organization.name as organization_name", "organization.claimed"]);
}

/** Only postings that anybody may read: a draft is only its organization's. */
function withOrganization(read: Reader) {
  return read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .where(isPublic);
}

/** Whether anybody may read a posting. Has no parameter, so that prepared queries can use it. */
export const isPublic = sql<boolean>`(posting.life is null or posting.life not in ('draft', 'in-review'))`;

/** The posting whose number is in a text, if anybody may read it. */
export async function postingNamed(read: Reader, text: string): Promise<PostingRow | undefined> {
  const id = idOf(text);
  const [row] = id === undefined ? [] : await postingsById(read, [id]);
  return row;
}

/** Whether there is a posting with this number that anybody may read. */
export async function isPublicPosting(read: Reader, id: number): Promise<boolean> {
  const row = await read
    .selectFrom("posting")
    .select("id")
    .where("id", "=", id)
    .where(isPublic)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the operator took it down after a report. */
export async function isWithheld(read: Reader, id: number): Promise<boolean> {
  const row = await read
    .selectFrom("posting")
    .select("id")
    .where("id", "=", id)
    .where("withheld_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}
