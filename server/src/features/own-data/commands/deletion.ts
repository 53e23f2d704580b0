import { randomBytes } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { enqueue, type TaskRequest } from "../../../platform/tasks/queue.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { liveSession } from "../../session/queries/live.ts";
import type { DeletionEvent } from "../events.ts";
import type { DeletionScope } from "../gate.ts";
import {
  type DeletionRow,
  deletionById,
  organizationsToLeave,
  waitingDeletion,
} from "../queries/deletions.ts";
import type { OwnDataParts } from "./parts.ts";

/** The request for the task that deletes on the day. */
export type DueRequest = (deletionId: number, dueAt: number) => TaskRequest;

/** M-27. Asking twice changes nothing. Resolves with when the account is deleted. */
export async function askDeletion(
  parts: OwnDataParts,
  scope: SessionScope,
  due: DueRequest,
): Promise<number> {
  const { database, clock } = parts;
  const { accountId } = scope;
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "account", accountId);
    // An intruder's request may be under way while the owner ends every session.
    if (!(await liveSession(writer, scope.sessionId, clock.now()))) throw new Problem("unauthorized");
    const waiting = await waitingDeletion(writer, scope);
    if (waiting?.cause === "asked") return waiting.due_at;
    if ((await organizationsToLeave(writer, scope)).length > 0) throw new Problem("still-member");
    // Asking shows that the account is in use, so its announced end is off.
    if (waiting) await cancel(parts, writer, waiting, {}, { returned: true });
    const dueAt = clock.now() + limits.deletionDays * day;
    await insertDeletion(parts, writer, { accountId, cause: "asked", dueAt, due, acting: actorOf(scope) });
    return dueAt;
  });
}

interface Planned {
  readonly accountId: number;
  readonly cause: DeletionRow["cause"];
  readonly dueAt: number;
  readonly due: DueRequest;
  readonly acting: Pick<DeletionEvent, "actorId" | "impersonatorId">;
}

/** Plans the end of an account. The caller has locked it, and knows that no other deletion is waiting. */
export async function insertDeletion(
  { clock, events }: Pick<OwnDataParts, "clock" | "events">,
  writer: Writer,
  { accountId, cause, dueAt, due, acting }: Planned,
): Promise<void> {
  const now = clock.now();
  const { id } = await writer
    .insertInto("account_deletion")
    .values({
      account_id: accountId,
      salt: randomBytes(16).toString("base64url"),
      asked_at: now,
      due_at: dueAt,
      cancelled_at: null,
      done_at: null,
      receipt: null,
      cause,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(writer, due(id, dueAt), now);
  await events.append(writer, {
    name: "deletion-asked",
    subject: "account",
    subjectId: accountId,
    ...acting,
    payload: { deletionId: id },
  } satisfies DeletionEvent);
}

/** Does nothing if no deletion is waiting. */
export async function keepAccount(parts: OwnDataParts, scope: SessionScope): Promise<void> {
  await parts.database.write(async (writer) => {
    const waiting = await waitingDeletion(writer, scope);
    if (waiting) await cancel(parts, writer, waiting, actorOf(scope));
  });
}

/** The same for an account that somebody else was in: they may have asked. Its owner is told, and can ask again. */
export async function keepDisowned(parts: OwnDataParts, accountId: number): Promise<void> {
  const { database } = parts;
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "account", accountId);
    const waiting = await waitingDeletion(writer, { accountId });
    if (waiting) await cancel(parts, writer, waiting, {});
  });
}

/** The same with the mailed link. After the account is gone it is too late, and the answer says so. */
export async function keepMailedAccount(
  parts: OwnDataParts,
  { deletion }: DeletionScope,
): Promise<DeletionRow> {
  return parts.database.write(async (writer) => {
    await cancel(parts, writer, deletion, {});
    return (await deletionById(writer, deletion.id)) as DeletionRow;
  });
}

export async function cancel(
  { clock, events }: OwnDataParts,
  writer: Writer,
  { id, account_id }: Pick<DeletionRow, "id" | "account_id">,
  acting: Pick<DeletionEvent, "actorId" | "impersonatorId">,
  why: { readonly joined?: true; readonly returned?: true } = {},
): Promise<void> {
  const { numUpdatedRows } = await writer
    .updateTable("account_deletion")
    .set({ cancelled_at: clock.now() })
    .where("id", "=", id)
    .where("cancelled_at", "is", null)
    .where("done_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await events.append(writer, {
    name: "deletion-cancelled",
    subject: "account",
    subjectId: account_id,
    ...acting,
    payload: { deletionId: id, ...why },
  } satisfies DeletionEvent);
}
