import type { Writer } from "../../../platform/database/database.ts";
import { type Actor, actorOf, type EventLog } from "../../../platform/events/log.ts";
import type { SessionEvent } from "../events.ts";
import { publicNameOf } from "../queries/names.ts";

/** Makes a change that can rename the acting account. Announces it if its Pros get another public name. */
export async function rename(
  events: EventLog,
  writer: Writer,
  actor: Actor,
  change: () => Promise<unknown>,
): Promise<void> {
  const before = await publicNameOf(writer, actor);
  await change();
  if ((await publicNameOf(writer, actor)) === before) return;
  const about = { subject: "account", subjectId: actor.accountId, ...actorOf(actor) } as const;
  await events.append(writer, { ...about, name: "pro-renamed", payload: {} } satisfies SessionEvent);
}
