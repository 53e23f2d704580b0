import type { ShouldRevalidateFunctionArgs } from "react-router";
import { TextField } from "../ui/field.tsx";

interface UnsentAnswerProps {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** Why it wasn't sent. */
  readonly error: string;
  readonly hint?: string;
}

/** What somebody typed as an answer that came too late: theirs to copy. Takes the focus. */
export function UnsentAnswer({ text, ...field }: UnsentAnswerProps) {
  return <TextField {...field} defaultValue={text} readOnly multiline rows={3} autoFocus />;
}

/** After a refusal, the lists show what holds now, such as a colleague's answer. */
export function revalidatesLists(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.defaultShouldRevalidate || asked.actionStatus === 409 || asked.actionStatus === 404;
}
