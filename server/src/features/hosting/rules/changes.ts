import { questionsText } from "@candor/contract/hosting/questions-text";
import type { PostingField, PostingFields } from "@candor/contract/hosting/shapes";
import { postingFields } from "@candor/contract/hosting/shapes";

/** A field that changed, with its text before and after. */
export interface ChangedField {
  readonly field: PostingField | "client";
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions. Leading and trailing spaces don't count. */
export function changesBetween(before: PostingFields, after: PostingFields): ChangedField[] {
  return fieldNames
    .map((field) => ({ field, before: textOf(before, field), after: textOf(after, field) }))
    .filter((change) => change.before !== change.after);
}

function textOf(fields: PostingFields, field: PostingField): string {
  return field === "questions" ? questionsText(fields.questions) : fields[field].trim();
}

export const fieldNames = Object.keys(postingFields.shape) as PostingField[];

/** The fields of a form; fields that an older version didn't have are empty. */
export function fieldsOf(json: string): PostingFields {
  return postingFields.parse(JSON.parse(json));
}
