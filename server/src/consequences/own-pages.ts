import { type ApplicationsChanged, ownChangesTopic } from "@candor/contract/websocket";
import type { Parties } from "../features/applications/events.ts";
import type { LoggedEvent } from "../platform/events/log.ts";
import type { Showing } from "./consequence.ts";

type Concerned = LoggedEvent & { readonly subjectId: number; readonly payload: Parties };

/** What an applicant does on one page appears on their others. What others do comes with a notice. */
export function tellOwnPages(event: Concerned, { notifier }: Pick<Showing, "notifier">): void {
  const { accountId } = event.payload;
  if (event.actorId !== accountId) return;
  const changed: ApplicationsChanged = { applicationIds: [String(event.subjectId)] };
  for (const [listener, session] of notifier.listeningTo(ownChangesTopic))
    if (session.accountId === accountId) listener.deliver(changed);
}
