import { questionsText } from "@candor/contract/hosting/questions-text";
import type { HostedPosting, PostingField, PostingFields } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { Conflict } from "../../forms/conflict.tsx";

interface PostingConflictProps {
  readonly typed: PostingFields;
  /** What somebody else saved in the meantime. */
  readonly saved: HostedPosting;
  readonly isAsked?: boolean;
}

/** Two people edited one posting. */
export default function PostingConflict({ typed, saved, isAsked = false }: PostingConflictProps) {
  const differing = (Object.keys(typed) as PostingField[]).flatMap((field) => {
    const [yours, theirs] = [textOf(typed, field), textOf(saved.fields, field)];
    return yours === theirs ? [] : [{ field, label: message(`hosting.field.${field}`), yours, theirs }];
  });
  return <Conflict title={message("hosting.conflict")} differing={differing} isAsked={isAsked} />;
}

function textOf(fields: PostingFields, field: PostingField): string {
  return field === "questions" ? questionsText(fields.questions) : fields[field].trim();
}
