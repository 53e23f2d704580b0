import type { PostingLife } from "@candor/contract/hosting/life";
import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import type { PostingsChanged } from "../../jobs/events.ts";
import type { HostingEvent, PostingsMoved } from "../events.ts";
import { after, type LifeStep } from "../rules/life.ts";
import { noteChanges } from "./note-change.ts";
import type { StepParts } from "./parts.ts";
import { loggedAs, type Step, stateColumns } from "./take-step.ts";

/** Steps off the search: nothing about them depends on what the posting says. */
interface StepOff extends Omit<Step, "step" | "reviews"> {
  readonly step: LifeStep & ("pause" | "close");
}

interface Postings {
  readonly organizationId: number;
  readonly ids: readonly number[];
  /** The states that the step starts from. A posting that is in another state by now stays as it is. */
  readonly from: readonly Exclude<PostingLife, "imported">[];
}

/**
 * Takes one step for many postings of an organization, in the caller's transaction. Each gets its row, public log and
 * event, as `takeStep` writes them; follow-up tasks are requested once for all of them.
 */
export async function takeTogether(
  parts: StepParts,
  writer: Writer,
  postings: Postings,
  step: StepOff,
): Promise<void> {
  const now = parts.clock.now();
  const events = await move(writer, postings, step, now);
  const moved = events.map(({ subjectId }) => subjectId);
  if (moved.length === 0) return;
  await writer
    .updateTable("hosted_posting")
    .set({ confirm_by: null })
    .where("posting_id", "in", moved)
    .execute();
  const change = { kind: loggedAs(step.step), actor: step.by, reason: step.reason, at: now };
  await noteChanges(
    writer,
    moved.map((posting_id) => ({ ...change, posting_id })),
  );
  const { organizationId } = postings;
  const sequences = await parts.events.appendWithoutTasks(writer, events);
  const together: PostingsMoved = {
    name: "postings-moved",
    subject: "organization",
    subjectId: organizationId,
    ...(step.actor && actorOf(step.actor)),
    payload: { organizationId, ids: moved, sequences },
  };
  await parts.events.append(writer, together);
  const changed: PostingsChanged = { name: "postings-changed", subject: "posting", payload: { ids: moved } };
  await parts.events.append(writer, changed);
}

/** Changes the states, and resolves with an event for each posting that moved. */
async function move(
  writer: Writer,
  { organizationId, ids, from: lives }: Postings,
  { step, by, actor, reason }: StepOff,
  now: number,
) {
  const events: (HostingEvent & { readonly subjectId: number })[] = [];
  for (const from of lives) {
    const to = after(from, step, by);
    // No step leads back to the source.
    if (to === undefined || to === "imported") continue;
    const rows = await writer
      .updateTable("posting")
      .set(stateColumns(to, now))
      .where("id", "in", ids)
      .where("organization_id", "=", organizationId)
      .where("life", "=", from)
      .returning("id")
      .execute();
    const payload = { organizationId, step, from, to, ...(reason && { reason }) };
    for (const { id: subjectId } of rows)
      events.push({
        name: "posting-moved",
        subject: "posting",
        subjectId,
        ...(actor && actorOf(actor)),
        payload,
      });
  }
  return events;
}
