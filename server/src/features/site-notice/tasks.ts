import { z } from "zod";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import type { SiteNoticeEvent } from "./events.ts";
import { newestChange } from "./queries.ts";

export type SiteNoticeParts = ChangeParts;

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
