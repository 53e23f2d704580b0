import { presenceTopic } from "@candor/contract/websocket";
import { organizationsByMember, presentNow } from "../features/pipeline/queries/presence.ts";
import { presenceView } from "../features/pipeline/views.ts";
import type { Clock } from "../platform/clock.ts";
import { coalesce } from "../platform/coalesce.ts";
import type { Reader } from "../platform/database/database.ts";
import type { Notifier } from "../platform/http/sockets/notifier.ts";
import type { Listener } from "../platform/http/sockets/topics.ts";
import type { Logger } from "../platform/log.ts";

interface PresenceParts {
  readonly read: Reader;
  readonly clock: Clock;
  readonly notifier: Notifier;
  readonly log: Logger;
}

/** How soon a page hears who came and who left, in milliseconds. */
const pollMilliseconds = 500;

/**
 * Tells this process's sockets who is looking at which application, in any process. Polls the records while somebody
 * listens: presence is worth less than a minute, and doesn't belong in the event log.
 */
export function followPresence(parts: PresenceParts): () => Promise<void> {
  const told = new WeakMap<Listener, string>();
  const telling = coalesce(
    () => tell(parts, told),
    (error) => parts.log.warn({ err: error }, "who is looking could not be told; trying again"),
  );
  const timer = setInterval(() => void telling.ask(), pollMilliseconds);
  return () => {
    clearInterval(timer);
    return telling.close();
  };
}

async function tell({ read, clock, notifier }: PresenceParts, told: WeakMap<Listener, string>) {
  const listening = notifier.listeningTo(presenceTopic);
  if (listening.size === 0) return;
  const rows = await presentNow(read, clock.now());
  const organizations = await organizationsByMember(
    read,
    rows.map((row) => row.organization_id),
  );
  for (const [listener, { accountId }] of listening) {
    const organizationIds = organizations.get(accountId) ?? [];
    const presence = presenceView(rows, { accountId, organizationIds });
    const text = JSON.stringify(presence);
    if (told.get(listener) === text) continue;
    told.set(listener, text);
    listener.deliver(presence);
  }
}
