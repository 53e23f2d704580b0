import type { PostingDraft } from "../../src/features/jobs/rules/posting-draft.ts";

let count = 0;

/** A plain posting of the source `test`; every call creates a different one. */
export function aDraft(changes: Partial<PostingDraft> = {}): PostingDraft {
  count += 1;
  return {
    source: "test",
    sourceId: `draft-${count}`,
    organization: `Employer ${count}`,
    title: "Welder",
    description: "<p>Join metal.</p>",
    text: "Join metal.",
    places: [],
    remote: { kind: "unknown" },
    skills: [],
    languages: [],
    open: true,
    ...changes,
  };
}
