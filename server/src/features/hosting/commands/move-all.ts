import type { MoveAllBody } from "@candor/contract/hosting/shapes";
import { inBatches } from "../../../platform/database/in-batches.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import type { AllPostingsMoved } from "../events.ts";
import { countIn, idsIn } from "../queries/all-postings.ts";
import type { StepParts } from "./parts.ts";
import { takeTogether } from "./take-together.ts";

/** Requests a move of all of an organization's postings that can be moved; resolves with how many there are. */
export async function moveAll(
  { database, events }: StepParts,
  scope: ProScope,
  slug: string,
  { move, reason, count: expected }: MoveAllBody,
): Promise<{ count: number }> {
  return database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    const count = await countIn(writer, organizationId, movable[move]);
    if (expected !== undefined && expected !== count) throw new Problem("version-conflict");
    const event: AllPostingsMoved = {
      name: "all-postings-moved",
      subject: "organization",
      subjectId: organizationId,
      ...actorOf(scope),
      payload: { organizationId, move, ...(reason && { reason }) },
    };
    if (count > 0) await events.append(writer, event);
    return { count };
  });
}

/** The states that a move can start from. */
const movable = { pause: ["published"], close: ["published", "paused"] } as const;

/** Small enough that other writers hardly wait, but large enough that follow-up tasks are requested rarely. */
const batchSize = 250;

interface Asked {
  readonly organizationId: number;
  readonly move: MoveAllBody["move"];
  readonly reason?: MoveAllBody["reason"];
  readonly actor: Actor;
}

/** Moves them, a batch per transaction. If run again, it continues with what is left. */
export async function moveEach(
  parts: StepParts,
  { organizationId, move: step, reason, actor }: Asked,
): Promise<void> {
  const from = movable[step];
  const taken = { step, by: "organization", actor, reason } as const;
  await inBatches(parts.database, async (writer, after) => {
    const ids = await idsIn(writer, organizationId, { lives: from, after, most: batchSize });
    if (ids.length > 0) await takeTogether(parts, writer, { organizationId, ids, from }, taken);
    return ids.length < batchSize ? undefined : ids.at(-1);
  });
}
