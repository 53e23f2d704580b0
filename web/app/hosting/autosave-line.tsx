import { message } from "@candor/contract/messages/message";
import { useDates } from "../wording/use-dates.ts";
import type { EditorAnswer } from "./editor-answer.ts";

/** Says that what was typed is kept, or why it is not. Stands from the start, so that it is heard. */
export function AutosaveLine({ answer }: { answer: EditorAnswer | undefined }) {
  const { momentText } = useDates();
  return (
    <p className="posting-saved" role="status">
      {answer?.autosaved && message("hosting.autosaved", { date: momentText(answer.autosaved.savedAt) })}
      {answer?.trouble}
    </p>
  );
}
