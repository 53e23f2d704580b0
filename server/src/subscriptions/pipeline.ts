import type { NoteWritten } from "../features/pipeline/events.ts";
import { mailMention } from "../features/pipeline/tasks.ts";
import { mentionNotice } from "../features/pipeline/views.ts";
import type { Consequences } from "./consequences.ts";

export const pipelineConsequences: Consequences<NoteWritten> = {
  "note-written": {
    tasks: [mailMention],
    notices: ({ payload }, { notifier }) => {
      for (const accountId of payload.mentioned) notifier.notify(accountId, mentionNotice(payload));
    },
  },
};
