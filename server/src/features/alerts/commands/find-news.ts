import type { JobDocument } from "@candor/contract/jobs/shapes";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { listedPostings } from "../../jobs/queries.ts";
import { listedDocument } from "../../jobs/views/document.ts";
import { organizationNames } from "../../organizations/queries/by-name.ts";
import { type AlertRow, openAmong, toldOf } from "../queries/alerts.ts";
import type { Found, Where } from "../queries/match.ts";
import { followedIn } from "../rules/words.ts";

/** What one mail tells. */
export interface News {
  readonly alert: AlertRow;
  readonly postings: readonly { readonly job: JobDocument; readonly weight: number }[];
  /** Postings that it doesn't list. */
  readonly more: number;
  readonly where: Where | undefined;
  /** Of the organization that the alert follows. */
  readonly organization?: string | undefined;
}

/**
 * What there is to tell, and notes that it is told. No posting twice to one person, over all alerts, and none that has
 * closed since it was found.
 */
export async function findNews(
  writer: Writer,
  alerts: readonly AlertRow[],
  found: ReadonlyMap<number, Found>,
  now: number,
): Promise<News[]> {
  const candidates = alerts.flatMap(({ id }) => found.get(id)?.best.ranked.map((each) => each.id) ?? []);
  const ids = [...new Set(candidates)];
  const told = await toldOf(
    writer,
    alerts.map(({ account_id }) => account_id),
    ids,
  );
  const open = await openAmong(writer, ids);
  const chosen: Chosen[] = [];
  for (const alert of alerts) {
    const matches = found.get(alert.id);
    if (!matches) continue;
    const { ranked, total } = matches.best;
    const fresh = ranked.filter(({ id }) => open.has(id) && !told.has(`${alert.account_id} ${id}`));
    const noted = await note(writer, alert.account_id, fresh.slice(0, limits.alertedPostings), now);
    for (const { id } of noted) told.add(`${alert.account_id} ${id}`);
    const unlisted = total - ranked.length + fresh.length - noted.length;
    if (noted.length > 0) chosen.push({ alert, noted, more: unlisted, where: matches.where });
  }
  return described(writer, chosen);
}

interface Chosen extends Pick<News, "alert" | "more" | "where"> {
  readonly noted: readonly { readonly id: number; readonly weight: number }[];
}

/** Those that this person was not told of, in a transaction that ran at the same time. */
async function note<Posting extends { readonly id: number }>(
  writer: Writer,
  accountId: number,
  postings: readonly Posting[],
  now: number,
): Promise<Posting[]> {
  if (postings.length === 0) return [];
  const rows = await writer
    .insertInto("alerted_posting")
    .values(postings.map(({ id }) => ({ account_id: accountId, posting_id: id, told_at: now })))
    .onConflict((conflict) => conflict.columns(["account_id", "posting_id"]).doNothing())
    .returning("posting_id")
    .execute();
  const inserted = new Set(rows.map(({ posting_id }) => posting_id));
  return postings.filter(({ id }) => inserted.has(id));
}

async function described(writer: Writer, chosen: readonly Chosen[]): Promise<News[]> {
  const ids = [...new Set(chosen.flatMap(({ noted }) => noted.map(({ id }) => id)))];
  if (ids.length === 0) return [];
  const rows = await listedPostings(writer, ids);
  const jobs = new Map(rows.map((row) => [row.id, listedDocument(row)]));
  const followed = chosen.flatMap(({ alert }) => followedIn(alert.criteria_json) ?? []);
  const names = await organizationNames(writer, followed);
  return chosen.map(({ alert, noted, more, where }) => ({
    alert,
    more,
    where,
    organization: names.get(followedIn(alert.criteria_json) ?? -1),
    postings: noted.flatMap(({ id, weight }) => {
      const job = jobs.get(id);
      return job ? [{ job, weight }] : [];
    }),
  }));
}
