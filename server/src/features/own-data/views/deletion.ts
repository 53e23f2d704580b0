import type { MailedDeletion, OwnDeletion } from "@candor/contract/own-data/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { DeletionRow } from "../queries/deletions.ts";

export function ownDeletionView(
  deletion: DeletionRow | undefined,
  organizations: OwnDeletion["organizations"],
): OwnDeletion {
  return {
    // Somebody who reads this is using the account, so an end that was announced for lack of use won't come.
    ...(deletion?.cause === "asked" && {
      waiting: { askedAt: isoTime(deletion.asked_at), dueAt: isoTime(deletion.due_at) },
    }),
    organizations,
  };
}

export function mailedDeletionView({ cancelled_at, done_at, due_at, receipt }: DeletionRow): MailedDeletion {
  const state = done_at !== null ? "done" : cancelled_at === null ? "waiting" : "cancelled";
  return { state, dueAt: isoTime(due_at), ...(receipt !== null && { receipt }) };
}
