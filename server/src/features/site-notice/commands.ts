import type { SiteNoticeContent } from "@candor/contract/site-notice/shapes";
import { type Insertable, sql } from "kysely";
import type { Database, Writer } from "../../platform/database/database.ts";
import type { SiteNoticeTable } from "../../platform/database/tables/site-notice.ts";
import { actorOf } from "../../platform/events/log.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type Forget, forgetRows, oldest } from "../../platform/retention/timer.ts";
import { enqueueAll } from "../../platform/tasks/queue.ts";
import { requestOf } from "../../platform/tasks/task.ts";
import type { AdministratorScope } from "../session/gate/scopes.ts";
import type { SiteNoticeEvent } from "./events.ts";
import { newestChange, type SiteNoticeRow } from "./queries.ts";
import { timeFault } from "./rules.ts";
import { announceNotice, type SiteNoticeParts } from "./tasks.ts";

interface Published extends SiteNoticeContent {
  readonly reason: string;
  /** The newest change that the administrator saw. */
  readonly seen?: string | undefined;
}

/** Shows a notice on every page, in place of the one that the administrator saw. */
export async function publishNotice(
  { database, clock, events }: SiteNoticeParts,
  scope: AdministratorScope,
  { text, kind, link, reason, seen, ...published }: Published,
): Promise<void> {
  const now = clock.now();
  const from = timeOf(published.from);
  const until = timeOf(published.until);
  const fault = timeFault({ from, until }, now);
  if (fault) throw new Problem("invalid-request", { fields: [fault] });
  const changed = { reason, changed_by: scope.accountId, changed_at: now };
  await database.write(async (writer) => {
    const newest = await newestInTurn(database, writer);
    requireSeen(newest, seen);
    const id = await insert(writer, {
      ...changed,
      text,
      kind,
      link: link ?? null,
      from_at: from ?? null,
      until_at: until ?? null,
    });
    const due = [from, until].filter((time) => time !== undefined).filter((time) => time > now);
    const requests = due.map((runAt) =>
      requestOf(announceNotice, { key: `${id}:${runAt}`, payload: { id }, runAt }),
    );
    await enqueueAll(writer, requests, now);
    await events.append(writer, {
      name: "site-notice-published",
      subject: "site-notice",
      subjectId: id,
      ...actorOf(scope),
      payload: {},
    } satisfies SiteNoticeEvent);
  });
}

/** Does nothing if there is no notice. */
export async function takeDownNotice(
  { database, clock, events }: SiteNoticeParts,
  scope: AdministratorScope,
  { reason, seen }: { readonly reason: string; readonly seen: string },
): Promise<void> {
  await database.write(async (writer) => {
    const newest = await newestInTurn(database, writer);
    if (newest?.text == null) return;
    requireSeen(newest, seen);
    const id = await insert(writer, { reason, changed_by: scope.accountId, changed_at: clock.now() });
    await events.append(writer, {
      name: "site-notice-taken-down",
      subject: "site-notice",
      subjectId: id,
      ...actorOf(scope),
      payload: {},
    } satisfies SiteNoticeEvent);
  });
}

/** What was replaced long ago. What holds now stays, however old it is. */
export const forgetNotices: Forget = (writer, now, most) => {
  const newest = writer.selectFrom("site_notice").select((e) => e.fn.max("id").as("id"));
  const where = sql`changed_at < ${oldest("siteNotices", now)} and id < (${newest})`;
  return forgetRows(writer, { from: "site_notice", key: ["id"], where }, most);
};

/** Changes take turns from here on, also those of several administrators. */
async function newestInTurn({ dialect }: Database, writer: Writer) {
  await dialect.orderCommits(writer);
  return newestChange(writer);
}

function requireSeen(newest: SiteNoticeRow | undefined, seen: string | undefined): void {
  if (newest?.id.toString() !== seen) throw new Problem("notice-changed");
}

async function insert(writer: Writer, row: Insertable<SiteNoticeTable>): Promise<number> {
  const { id } = await writer.insertInto("site_notice").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

function timeOf(instant: string | undefined): number | undefined {
  return instant === undefined ? undefined : Date.parse(instant);
}
