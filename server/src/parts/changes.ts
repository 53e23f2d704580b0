import { type ApplicationsChanged, changesTopic } from "@candor/contract/websocket";
import { applicantsOf, organizationsByMember } from "../features/pipeline/queries/presence.ts";
import { coalesce } from "../platform/coalesce.ts";
import type { Reader } from "../platform/database/database.ts";
import type { Notifier } from "../platform/http/sockets/notifier.ts";
import type { Logger } from "../platform/log.ts";

interface ChangesParts {
  readonly read: Reader;
  readonly notifier: Pick<Notifier, "listeningTo">;
  readonly log: Logger;
}

/** Tells members' open pages which applications have changed. */
export interface Changes {
  changed(organizationId: number, applicationIds: readonly number[]): void;
  close(): Promise<void>;
}

/** The least time between two messages to the same page, in milliseconds: each makes it reread its data. */
const restMilliseconds = 500;

/**
 * Tells about a change at once, and about those of the next half second together: a colleague who declines a thousand
 * doesn't make every page reread its data a thousand times. Membership is checked when a change is told. A member who
 * is the applicant isn't told of what their colleagues do about it.
 */
export function openChanges({ read, notifier, log }: ChangesParts): Changes {
  let untold = new Map<number, Set<number>>();
  let toldAt = -restMilliseconds;
  let timer: NodeJS.Timeout | undefined;

  const telling = coalesce(
    async () => {
      const changes = untold;
      untold = new Map();
      toldAt = performance.now();
      const listening = notifier.listeningTo(changesTopic);
      if (listening.size === 0) return;
      const organizations = await organizationsByMember(read, [...changes.keys()]);
      const applicants = await applicantsOf(
        read,
        [...changes.values()].flatMap((ids) => [...ids]),
      );
      for (const [listener, { accountId }] of listening) {
        const ids = (organizations.get(accountId) ?? [])
          .flatMap((id) => [...(changes.get(id) ?? [])])
          .filter((id) => applicants.get(id) !== accountId);
        if (ids.length > 0)
          listener.deliver({ applicationIds: ids.map(String) } satisfies ApplicationsChanged);
      }
    },
    (error) => log.warn({ err: error }, "colleagues could not be told of a change"),
  );

  return {
    changed(organizationId, applicationIds) {
      const known = untold.get(organizationId) ?? new Set();
      untold.set(organizationId, known);
      for (const id of applicationIds) known.add(id);
      timer ??= setTimeout(
        () => {
          timer = undefined;
          void telling.ask();
        },
        Math.max(0, toldAt + restMilliseconds - performance.now()),
      );
    },
    close() {
      clearTimeout(timer);
      return telling.close();
    },
  };
}
