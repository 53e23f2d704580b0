import {
  draftFromSource,
  dropPosting,
  followPostingSource,
} from "../features/hosting/tasks/follow-source.ts";
import type { PostingsChanged, SourceEvent } from "../features/jobs/events.ts";
import type { Consequences } from "./consequence.ts";

export const jobConsequences: Consequences<PostingsChanged | SourceEvent> = {
  "source-restated": { tasks: [followPostingSource] },
  "source-offered": { tasks: [draftFromSource] },
  "source-dropped": { tasks: [dropPosting] },
  "postings-changed": {
    notices({ payload }, { jobAnswers, content }) {
      jobAnswers.forget(payload.ids);
      content.advance();
    },
  },
};
