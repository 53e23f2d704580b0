import type { ListRefusal } from "./list-action.ts";

/** The refusal, if text was typed into the refused form: leaving the page would lose it. */
export function typedRefusal(refusal: ListRefusal | undefined): ListRefusal | undefined {
  const { ownReason = "", note = "", tagText = "", viewName = "" } = refusal?.typed ?? {};
  return [ownReason, note, tagText, viewName].some((text) => text.trim() !== "") ? refusal : undefined;
}
