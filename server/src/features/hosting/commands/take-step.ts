import type { ClosingReason, PostingLife } from "@candor/contract/hosting/life";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { lastId } from "../../../platform/database/last-id.ts";
import { day } from "../../../platform/durations.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { HostedRow } from "../queries/hosted.ts";
import { firstSeen, repeatedBy } from "../queries/reposts.ts";
import { after, isPrivate, type LifeStep, type Mover, reviewed, statusOf } from "../rules/life.ts";
import { noteChange } from "./note-change.ts";
import { announce, type StepParts } from "./parts.ts";

export interface Step {
  readonly step: LifeStep;
  readonly by: Mover;
  /** The person who did it, if any. */
  readonly actor?: Actor;
  readonly reason?: ClosingReason | undefined;
  /** Whether a first publication waits for the operator. */
  readonly reviews?: boolean;
}

/** Takes one step of a posting's life: row, public log and event, in the caller's transaction. */
export async function takeStep(
  parts: StepParts,
  writer: Writer,
  row: HostedRow,
  { step, by, actor, reason, reviews = false }: Step,
): Promise<void> {
  const allowed = after(row.life, step, by);
  if (allowed === undefined) throw new Problem("move-refused");
  const to = reviewed(step, allowed, reviews);
  // No step leads back to the source.
  if (to === "imported") throw new Problem("move-refused");
  if (to === "published" && row.withheld_at !== null) throw new Problem("posting-withheld");
  const now = parts.clock.now();
  const first = to === "published" && row.published_at === null ? await firstOf(writer, row, now) : undefined;
  await writer
    .updateTable("posting")
    .set({
      ...stateColumns(to, now),
      ...(to === "published" && { confirmed_at: now }),
      ...(first?.seenAt !== undefined && { first_seen_at: first.seenAt, posted_at: first.seenAt }),
    })
    .where("id", "=", row.id)
    .execute();
  await writer
    .updateTable("hosted_posting")
    .set({
      confirm_by: confirmBy(row, step, to, now),
      ...(first && { published_at: now, former_id: first.formerId }),
      ...(first && row.life !== "imported" && { listed_after: await lastId(writer, "posting") }),
    })
    .where("posting_id", "=", row.id)
    .execute();
  if (!isPrivate(to))
    await noteChange(writer, { posting_id: row.id, kind: loggedAs(step), actor: by, reason, at: now });
  await announce(parts, writer, {
    name: "posting-moved",
    subjectId: row.id,
    ...(actor && actorOf(actor)),
    payload: { organizationId: row.organization_id, step, from: row.life, to, ...(reason && { reason }) },
  });
}

/** The columns that every step writes. */
export function stateColumns(to: Exclude<PostingLife, "imported">, now: number) {
  return {
    life: to,
    status: statusOf(to),
    closed_at: to === "closed" || to === "expired" ? now : null,
  };
}

/** What the public log calls a step. */
export function loggedAs(step: LifeStep): string {
  return kinds[step] ?? step;
}

/** The link in the mail that nobody followed can still resume what lapsed, so its deadline stays. */
function confirmBy(row: HostedRow, step: LifeStep, to: PostingLife, now: number): number | null {
  if (step === "lapse") return row.confirm_by;
  return to === "published" ? now + limits.confirmationDays * day : null;
}

/**
 * M-10: a posting is as old as its first publication, and a repeated one as old as the one it repeats, even if it
 * wasn't started as its copy: dates never move. An imported one keeps its source's dates.
 */
async function firstOf(writer: Writer, row: HostedRow, now: number) {
  if (row.life === "imported") return { formerId: row.former_id };
  const formerId = row.former_id ?? (await repeatedBy(writer, row)) ?? null;
  const former = formerId === null ? undefined : await firstSeen(writer, formerId);
  return { formerId, seenAt: former ?? now };
}

/** The steps that have another name in the public log. */
const kinds: Readonly<Partial<Record<LifeStep, string>>> = {
  publish: "published",
  approve: "published",
  adopt: "adopted",
  pause: "paused",
  lapse: "lapsed",
  withhold: "withheld",
  abandon: "abandoned",
  resume: "resumed",
  confirm: "confirmed",
  close: "closed",
  expire: "expired",
  reopen: "reopened",
  drop: "dropped",
  restore: "restored",
};
