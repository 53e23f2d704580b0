import { message } from "@candor/contract/messages/message";
import { useDates } from "../../wording/use-dates.ts";
import { saveThrough } from "./around-saving.ts";
import { autosaveAction } from "./autosave-action.ts";
import Conflict from "./conflict.tsx";
import { type Autosaving, useAutosave } from "./use-autosave.ts";

saveThrough(autosaveAction);

/** Saves a draft while it is written, and says so or shows what somebody else saved. Loads after the page. */
export function Autosave(autosaving: Autosaving) {
  const answer = useAutosave(autosaving);
  const { momentText } = useDates();
  return (
    <>
      <p className="posting-saved" role="status">
        {answer?.autosaved && message("hosting.autosaved", { date: momentText(answer.autosaved.savedAt) })}
        {answer?.trouble ?? answer?.faults?.[0]?.text}
      </p>
      {answer?.conflict && <Conflict typed={answer.typed} saved={answer.conflict} />}
    </>
  );
}
