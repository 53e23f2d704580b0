import { followPostingSource } from "../features/hosting/tasks/follow-source.ts";
import type { PostingsChanged, SourceRestated } from "../features/jobs/events.ts";
import type { Consequences } from "./consequences.ts";

export const jobConsequences: Consequences<PostingsChanged | SourceRestated> = {
  "source-restated": { tasks: [followPostingSource] },
  "postings-changed": {
    notices({ payload }, { jobAnswers, content }) {
      jobAnswers.forget(payload.ids);
      content.advance();
    },
  },
};
