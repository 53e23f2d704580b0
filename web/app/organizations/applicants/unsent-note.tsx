import { message } from "@candor/contract/messages/message";
import { Unsent } from "../../ui/unsent.tsx";
import type { ListRefusal } from "./list-action.ts";

interface UnsentNoteProps {
  /** What the note's field held when the form was removed. */
  readonly left: string | undefined;
  readonly refusal: ListRefusal | undefined;
}

/** The note to the checked applicants, where the list has become empty: colleagues may answer while somebody writes. */
export default function UnsentNote({ left, refusal }: UnsentNoteProps) {
  const text = left?.trim() || (refusal?.typed?.note.trim() ?? "");
  if (text === "") return null;
  const why = refusal?.faults[0]?.text ?? refusal?.failed?.[0]?.problem?.detail;
  return <Unsent why={why} text={text} lead={message("pipeline.noteUnsent")} />;
}
