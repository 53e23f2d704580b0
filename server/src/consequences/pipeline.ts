import type { FeedbackGiven, NoteWritten, PipelineEvent } from "../features/pipeline/events.ts";
import { mailMention } from "../features/pipeline/tasks.ts";
import { feedbackNotice, mentionNotice } from "../features/pipeline/views.ts";
import type { Consequences, Showing } from "./consequence.ts";

export const pipelineConsequences: Consequences<PipelineEvent> = {
  "note-written": {
    tasks: [mailMention],
    notices: ({ payload }, { notifier, changes }) => {
      for (const accountId of payload.mentioned) notifier.notify(accountId, () => mentionNotice(payload));
      tellChanged(payload, changes);
    },
  },
  "feedback-given": {
    notices: ({ payload }, { notifier, changes }) => {
      for (const accountId of payload.colleagues) notifier.notify(accountId, () => feedbackNotice(payload));
      tellChanged(payload, changes);
    },
  },
  "applications-sorted": {
    notices: ({ subjectId, payload }, { changes }) => changes.changed(subjectId, payload.applicationIds),
  },
};

/** Tells also those who only read for the organization. */
function tellChanged(
  { organizationId, applicationId }: (NoteWritten | FeedbackGiven)["payload"],
  changes: Showing["changes"],
): void {
  if (organizationId !== undefined) changes.changed(organizationId, [applicationId]);
}
