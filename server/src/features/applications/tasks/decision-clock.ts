import { decisionDay } from "@candor/contract/applications/decision-day";
import { z } from "zod";
import { enqueueAll } from "../../../platform/tasks/queue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { ApplicationParts } from "../commands/announce.ts";
import { decisionDueOf, decisionsOwedByOrganization } from "../queries/decisions-due.ts";
import type { Due } from "../rules/decision-due.ts";
import { remindersOf } from "./remind-pros.ts";

/** Queues the reminders of one application's decision. They read again what is due. */
export const startDecisionClock = defineTask({
  name: "start-decision-clock",
  schema: z.object({ subjectId: z.int(), organizationId: z.int() }),
  async run(parts: ApplicationParts, { subjectId, organizationId }) {
    const dues = await nowAndAhead(parts, (now) => decisionDueOf(parts.database.read, subjectId, now));
    await remind(
      parts,
      organizationId,
      dues.filter((due) => due !== undefined),
    );
  },
});

/** Does so for all of an organization's applications, whose dates its promise moves. */
export const startDecisionClocks = defineTask({
  name: "start-decision-clocks",
  schema: z.object({ organizationId: z.int() }),
  async run(parts: ApplicationParts, { organizationId }) {
    const rows = await nowAndAhead(parts, (now) =>
      decisionsOwedByOrganization(parts.database.read, organizationId, now),
    );
    await remind(
      parts,
      organizationId,
      rows.flat().map(({ due }) => due),
    );
  },
});

/** As it is now, and as it will be if the interviews that are agreed on take place. */
function nowAndAhead<Found>(
  { clock }: ApplicationParts,
  find: (now: number) => Promise<Found>,
): Promise<[Found, Found]> {
  return Promise.all([find(clock.now()), find(Number.MAX_SAFE_INTEGER)]);
}

/** Leaves out reminders whose time has passed: the person who just changed something knows. */
async function remind({ database, clock }: ApplicationParts, organizationId: number, dues: readonly Due[]) {
  const days = new Set(dues.map(({ at }) => decisionDay(at)));
  const now = clock.now();
  const requests = [...days].flatMap((date) => remindersOf(organizationId, date));
  const ahead = requests.filter(({ runAt = now }) => runAt > now);
  if (ahead.length > 0) await database.write((writer) => enqueueAll(writer, ahead, now));
}
