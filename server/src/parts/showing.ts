import type { Showing } from "../consequences/consequence.ts";
import { noticesOf } from "../consequences.ts";
import type { LiveSession } from "../features/session/queries/live.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import type { CachedRows } from "../platform/events/cached-rows.ts";
import { type Follower, follow, lastSequence } from "../platform/events/follower.ts";
import type { Logger } from "../platform/log.ts";
import { openChanges } from "./changes.ts";
import { followPresence } from "./presence.ts";
import { ShownNotice } from "./shown-notice.ts";
import { CommandNotices } from "./terminal.ts";

type ShowingOptions = Pick<Showing, "notifier" | "jobAnswers" | "content"> & {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly sessions: CachedRows<LiveSession>;
};

export interface OpenShowing {
  readonly commandNotices: CommandNotices;
  /** The notice at the top of every page. */
  readonly shownNotice: ShownNotice;
  readonly notices: Follower;
  /** Stops telling open pages who is looking and what colleagues changed. */
  readonly endTelling: () => Promise<void>;
}

/** Follows the log, so that what this process shows and caches stays up to date. */
export async function openShowing(options: ShowingOptions): Promise<OpenShowing> {
  const { database, clock, log, sessions, notifier, jobAnswers, content } = options;
  const { read } = database;
  const changes = openChanges({ read, notifier, log });
  const commandNotices = new CommandNotices();
  const shownNotice = new ShownNotice(read);
  const notices = follow(database, {
    from: await lastSequence(read),
    log,
    handle: noticesOf({ sessions, notifier, changes, commandNotices, jobAnswers, content, shownNotice }),
    abreast: (instant) => sessions.abreast(instant),
  });
  // After the follower knows where to begin, so that no change is missed in between.
  await shownNotice.refresh();
  const endPresence = followPresence({ read, clock, notifier, log });
  return {
    commandNotices,
    shownNotice,
    notices,
    async endTelling() {
      await Promise.all([endPresence(), changes.close()]);
    },
  };
}
