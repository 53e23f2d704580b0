import type { PostingFields } from "@candor/contract/hosting/shapes";
import { jsonText } from "../../../platform/json-text.ts";
import type { Places } from "../../../platform/places/found-place.ts";
import { tidy } from "../../exchange/rules/tidy.ts";
import { columnsOfDraft, statedColumn } from "../../jobs/rules/posting-columns.ts";
import { contentOf, type PostingContent } from "./content.ts";
import { draftOf } from "./published-draft.ts";

/** A form as parsed, and the columns made from it. */
export interface ReadPosting {
  readonly fields: PostingFields;
  readonly content: PostingContent;
  readonly columns: ReturnType<typeof columnsFor>;
}

export function readPosting(fields: PostingFields, places: Places): ReadPosting {
  const content = contentOf(fields, places);
  return { fields, content, columns: columnsFor(fields, content) };
}

/** Age counts from the first publication, so the form doesn't set a date of publication. */
function columnsFor(fields: PostingFields, content: PostingContent) {
  const draft = draftOf(fields, content);
  const { posted_at: _, ...columns } = columnsOfDraft(draft);
  return {
    ...columns,
    ...statedColumn(draft),
    answer_business_days: content.answerBusinessDays ?? null,
    head_json: headOf(fields),
  };
}

function headOf({ searchDescription, cardTitle, cardText }: PostingFields) {
  const said = { description: tidy(searchDescription), cardTitle: tidy(cardTitle), cardText: tidy(cardText) };
  const head = Object.entries(said).filter(([, text]) => text !== "");
  return head.length === 0 ? null : jsonText(Object.fromEntries(head));
}
