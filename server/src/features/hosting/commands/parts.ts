import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import type { PostingsChanged } from "../../jobs/events.ts";
import type { HostingEvent } from "../events.ts";

/** What a posting's steps need, after authority was checked. */
export type StepParts = ChangeParts;

export interface HostingParts extends StepParts {
  readonly places: Places;
  readonly config: { readonly reviewsPostings: boolean };
}

/** A change from a source needs no operator's review: seekers could read the posting before, or nobody can yet. */
export type SourceParts = Omit<HostingParts, "config">;

/** Announces an event of a posting; the index and every page that shows it read it again. */
export async function announce(
  { events }: Pick<StepParts, "events">,
  writer: Writer,
  event: Omit<HostingEvent, "subject"> & { readonly subjectId: number },
): Promise<void> {
  const changed: PostingsChanged = {
    name: "postings-changed",
    subject: "posting",
    payload: { ids: [event.subjectId] },
  };
  await events.append(writer, { subject: "posting", ...event });
  await events.append(writer, changed);
}
