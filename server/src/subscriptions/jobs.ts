import type { PostingsChanged } from "../features/jobs/events.ts";
import type { Consequences } from "./consequences.ts";

export const jobConsequences: Consequences<PostingsChanged> = {
  "postings-changed": {
    notices({ payload }, { jobAnswers, content }) {
      jobAnswers.forget(payload.ids);
      content.advance();
    },
  },
};
