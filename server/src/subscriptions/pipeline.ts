import type { PipelineEvent } from "../features/pipeline/events.ts";
import { mailMention } from "../features/pipeline/tasks.ts";
import { feedbackNotice, mentionNotice } from "../features/pipeline/views.ts";
import type { Consequences } from "./consequences.ts";

export const pipelineConsequences: Consequences<PipelineEvent> = {
  "note-written": {
    tasks: [mailMention],
    notices: ({ payload }, { notifier }) => {
      for (const accountId of payload.mentioned) notifier.notify(accountId, mentionNotice(payload));
    },
  },
  "feedback-given": {
    notices: ({ payload }, { notifier }) => {
      for (const accountId of payload.colleagues) notifier.notify(accountId, feedbackNotice(payload));
    },
  },
};
