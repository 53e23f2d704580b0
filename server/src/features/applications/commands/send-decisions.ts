import { randomUUID } from "node:crypto";
import { limits } from "@candor/contract/limits";
import type { Decision, DecisionResult } from "@candor/contract/organizations/shapes";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { enqueueAll } from "../../../platform/tasks/queue.ts";
import { requestOf } from "../../../platform/tasks/task.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { carryOutDecision } from "../tasks/carry-out-decision.ts";
import type { ApplicationParts } from "./announce.ts";
import { holdDecisions } from "./hold-decisions.ts";

interface Sent {
  /** Absent if every decision was refused. */
  readonly id?: string;
  readonly leaves?: string;
  readonly results: DecisionResult[];
}

/** Sends decisions. Each waits in its own task, and its Pro can undo it until then; several wait longer than one. */
export async function sendDecisions(
  parts: ApplicationParts,
  scope: ProScope,
  decisions: readonly Decision[],
  repeat: Repeat | undefined,
): Promise<Sent> {
  const now = parts.clock.now();
  const sending = randomUUID();
  const seconds = decisions.length > 1 ? limits.bulkUndoSeconds : limits.undoSeconds;
  const runAt = now + seconds * 1000;
  const waiting = { state: "waiting", sending, made_at: now, leaves_at: runAt } as const;
  return parts.database.write((writer) =>
    once<Sent>(writer, repeat, now, async () => {
      const { ids, results } = await holdDecisions(parts, writer, scope, decisions, waiting);
      const requests = ids.map((decisionId) =>
        requestOf(carryOutDecision, {
          key: `${decisionId}:${sending}`,
          payload: { decisionId, sending },
          runAt,
        }),
      );
      await enqueueAll(writer, requests, now);
      return { ...(ids.length > 0 && { id: sending, leaves: isoTime(runAt) }), results };
    }),
  );
}
