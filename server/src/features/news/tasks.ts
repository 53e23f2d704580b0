import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { EventLog } from "../../platform/events/log.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import type { ArticlesPublished } from "./events.ts";
import { articleById } from "./queries.ts";

export interface NewsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

/** Runs when an article's day has come: pages that are open or kept show it from now on. */
export const announceArticle = defineTask({
  name: "announce-article",
  schema: z.object({ id: z.int() }),
  async run({ database, clock, events }: NewsParts, { id }) {
    await database.write(async (writer) => {
      const article = await articleById(writer, id, clock.now());
      if (!article) return;
      await events.append(writer, {
        name: "articles-published",
        subject: "news",
        payload: { ids: [id] },
      } satisfies ArticlesPublished);
    });
  },
});
