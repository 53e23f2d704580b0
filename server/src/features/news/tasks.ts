import { z } from "zod";
import type { Writer } from "../../platform/database/database.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { type Actor, actorOf } from "../../platform/events/log.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import type { ArticlesPublished } from "./events.ts";
import { articleById } from "./queries.ts";

export type NewsParts = ChangeParts;

/** Does nothing if there are none. */
export async function announceArticles(
  { events }: NewsParts,
  writer: Writer,
  ids: readonly number[],
  by?: Actor,
): Promise<void> {
  if (ids.length === 0) return;
  await events.append(writer, {
    name: "articles-published",
    subject: "news",
    ...(by && actorOf(by)),
    payload: { ids },
  } satisfies ArticlesPublished);
}

/** Runs when an article's day has come: pages that are open or kept show it from now on. */
export const announceArticle = defineTask({
  name: "announce-article",
  schema: z.object({ id: z.int() }),
  async run(parts: NewsParts, { id }) {
    await parts.database.write(async (writer) => {
      if (await articleById(writer, id, parts.clock.now())) await announceArticles(parts, writer, [id]);
    });
  },
});
