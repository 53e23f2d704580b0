import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { EventLog } from "../../platform/events/log.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import type { SiteNoticeEvent } from "./events.ts";
import { newestChange } from "./queries.ts";

export interface SiteNoticeParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

/** Runs when a notice begins or ends: pages that are open hear of it, unless another notice has replaced this one. */
export const announceNotice = defineTask({
  name: "announce-notice",
  schema: z.object({ id: z.int() }),
  async run({ database, events }: SiteNoticeParts, { id }) {
    await database.write(async (writer) => {
      const newest = await newestChange(writer);
      if (newest?.id !== id) return;
      await events.append(writer, {
        name: "site-notice-due",
        subject: "site-notice",
        subjectId: id,
        payload: {},
      } satisfies SiteNoticeEvent);
    });
  },
});
