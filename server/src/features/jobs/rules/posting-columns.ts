import type { PostingTable } from "../../../platform/database/tables/postings.ts";
import { jsonText } from "../../../platform/json-text.ts";
import type { PostingDraft } from "./posting-draft.ts";
import { factsOfDraft } from "./stated/stated-facts.ts";

/** What a posting says, as columns. Leaves out whose it is, and whether it is open. */
export function columnsOfDraft(draft: Omit<PostingDraft, "source" | "sourceId" | "open">) {
  const { compensation = {} } = draft;
  const { kind, ...restrictions } = draft.remote;
  return {
    source_url: draft.sourceUrl ?? null,
    title: draft.title,
    recruiter: draft.recruiter ?? null,
    description: draft.description,
    text: draft.text,
    compensation: compensation.text ?? null,
    compensation_min: compensation.min ?? null,
    compensation_max: compensation.max ?? null,
    compensation_type: compensation.type ?? null,
    compensation_currency: compensation.currency ?? null,
    pay_min: draft.payMin ?? null,
    pay_max: draft.payMax ?? null,
    places_json: jsonText(draft.places),
    remote_kind: kind,
    remote_json: jsonText(restrictions),
    job_type: draft.jobType ?? null,
    industry: draft.industry ?? null,
    seniority: draft.seniority ?? null,
    skills_json: jsonText(draft.skills),
    languages_json: jsonText(draft.languages),
    posted_at: draft.postedAt ?? null,
    closes_at: draft.closesAt ?? null,
  } satisfies Partial<PostingTable>;
}

/** Computed only when a posting is written: most of a file's postings are unchanged. */
export function statedColumn(
  draft: Pick<PostingDraft, "title" | "text" | "stated">,
): Pick<PostingTable, "stated_json"> {
  return { stated_json: jsonText(factsOfDraft(draft)) };
}
