import {
  type PostingFault,
  type PostingField,
  type PostingFields,
  postingFields,
} from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { numberText } from "../../wording/counted.ts";
import type { EditorAnswer } from "./editor-answer.ts";

/** The answer to a form with texts that are too long to be saved; undefined if there are none. */
export function overlongAnswer(typed: PostingFields): EditorAnswer | undefined {
  const faults = overlongFaults(typed);
  return faults.length > 0 ? { typed, faults, tried: true, failed: true } : undefined;
}

/** A fault for each text that is longer than what is stored. */
export function overlongFaults(typed: Partial<PostingFields>): PostingFault[] {
  const issues = postingFields.safeParse(typed).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code !== "too_big") return [];
    const field = String(issue.path[0]) as PostingField;
    const most = numberText(Number(issue.maximum));
    const text = message("hosting.fault.tooLong", { field: message(`hosting.field.${field}`), most });
    return [{ field, text }];
  });
}
