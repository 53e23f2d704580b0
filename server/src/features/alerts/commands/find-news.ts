import type { JobDocument } from "@candor/contract/jobs/shapes";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { unseenPostings } from "../../blocks/queries/hidden.ts";
import { organizationNames } from "../../organizations/queries/by-name.ts";
import { hiddenAmong } from "../../own-lists/queries/hidden.ts";
import { type AlertRow, openAmong, toldOf } from "../queries/alerts.ts";
import type { ListedJobs } from "../queries/listed-jobs.ts";
import type { Found, Where } from "../queries/match.ts";
import { followedIn } from "../rules/words.ts";

/** The content of one mail. */
export interface News {
  readonly alert: AlertRow;
  readonly postings: readonly { readonly job: JobDocument; readonly weight: number }[];
  /** How many further postings it doesn't list. */
  readonly more: number;
  readonly where: Where | undefined;
  /** The organization that the alert follows. */
  readonly organization?: string | undefined;
}

/** What a sending has found for its alerts and read for its mails. */
interface Finds {
  readonly found: ReadonlyMap<number, Found>;
  readonly jobs: ListedJobs;
}

/**
 * Finds the postings to mail, and records them as mailed. Leaves out postings that any alert already mailed to the
 * person, that closed since they were found, that the person hid, or whose organization they blocked.
 */
export async function findNews(
  writer: Writer,
  alerts: readonly AlertRow[],
  { found, jobs }: Finds,
  now: number,
): Promise<News[]> {
  const candidates = alerts.flatMap(({ id }) => found.get(id)?.best.ranked.map((each) => each.id) ?? []);
  const ids = [...new Set(candidates)];
  const people = alerts.map(({ account_id }) => account_id);
  const told = new Set([
    ...(await toldOf(writer, people, ids)),
    ...(await unseenPostings(writer, people, ids)),
    ...(await hiddenAmong(writer, people, ids)),
  ]);
  const open = await openAmong(writer, ids);
  const chosen: Chosen[] = [];
  for (const alert of alerts) {
    const matches = found.get(alert.id);
    if (!matches) continue;
    const { ranked, total } = matches.best;
    const fresh = ranked.filter(({ id }) => open.has(id) && !told.has(`${alert.account_id} ${id}`));
    const telling = fresh.slice(0, limits.alertedPostings);
    for (const { id } of telling) told.add(`${alert.account_id} ${id}`);
    const more = total - ranked.length + fresh.length - telling.length;
    if (telling.length > 0) chosen.push({ alert, telling, more, where: matches.where });
  }
  return described(writer, await noted(writer, chosen, now), jobs);
}

interface Chosen extends Pick<News, "alert" | "more" | "where"> {
  readonly telling: readonly { readonly id: number; readonly weight: number }[];
}

/** Leaves out what a concurrent transaction mailed to the same people. */
async function noted(writer: Writer, chosen: readonly Chosen[], now: number): Promise<Chosen[]> {
  const rows = chosen.flatMap(({ alert, telling }) =>
    telling.map(({ id }) => ({ account_id: alert.account_id, posting_id: id, told_at: now })),
  );
  if (rows.length === 0) return [];
  const inserted = await writer
    .insertInto("alerted_posting")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["account_id", "posting_id"]).doNothing())
    .returning(["account_id", "posting_id"])
    .execute();
  if (inserted.length === rows.length) return [...chosen];
  const mine = new Set(inserted.map((row) => `${row.account_id} ${row.posting_id}`));
  return chosen
    .map((each) => ({
      ...each,
      telling: each.telling.filter(({ id }) => mine.has(`${each.alert.account_id} ${id}`)),
    }))
    .filter(({ telling }) => telling.length > 0);
}

async function described(writer: Writer, chosen: readonly Chosen[], listed: ListedJobs): Promise<News[]> {
  const ids = chosen.flatMap(({ telling }) => telling.map(({ id }) => id));
  if (ids.length === 0) return [];
  const jobs = await listed.withThese(writer, ids);
  const followed = chosen.flatMap(({ alert }) => followedIn(fromJson(alert.criteria_json)) ?? []);
  const names = await organizationNames(writer, followed);
  return chosen.map(({ alert, telling, more, where }) => ({
    alert,
    more,
    where,
    organization: names.get(followedIn(fromJson(alert.criteria_json)) ?? -1),
    postings: telling.flatMap(({ id, weight }) => {
      const job = jobs.get(id);
      return job ? [{ job, weight }] : [];
    }),
  }));
}
