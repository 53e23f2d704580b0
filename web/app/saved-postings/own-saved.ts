import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { sendForm } from "../forms/send-form.ts";
import { machineClock } from "../wire/clock.ts";
import { browserStorage } from "../wire/stored-values.ts";
import { forgetLocally, localName, localSaved, saveLocally } from "./local-saved.ts";
import type { PostingToSave, SavedEntry } from "./saved-entry.ts";

/** The postings that this browser keeps. */
export function savedHere(): SavedEntry[] {
  return localSaved(browserStorage());
}

export function forgetHere(id: string): void {
  forgetLocally(browserStorage(), id);
}

/** Saves a posting or removes it, in the account or in this browser. Resolves to why that failed, if it did. */
export async function changeSaved(
  posting: PostingToSave,
  wanted: boolean,
  { signedIn }: { readonly signedIn: boolean },
): Promise<string | undefined> {
  const tooMany = message("problem.tooManySaved");
  if (signedIn) {
    const { status } = await sendForm(addresses.changeSaved, [
      ["act", wanted ? "save" : "forget"],
      ["posting", posting.id],
    ]);
    if (status === 409) return tooMany;
    if (status !== 200) throw new Error(`Saved postings could not be reached: ${status}.`);
    return undefined;
  }
  const savedAt = new Date(machineClock.now()).toISOString();
  if (wanted) return saveLocally(browserStorage(), posting, savedAt) ? undefined : tooMany;
  forgetHere(posting.id);
  return undefined;
}

/** Moves this browser's postings to the account that signed in. Resolves once they are there and no longer here. */
export async function handOverSaved(): Promise<void> {
  const kept = browserStorage();
  const stored = kept.getItem(localName);
  const postings = localSaved(kept);
  if (postings.length > 0) {
    const fields = postings.flatMap(({ id, savedAt }): [string, string][] => [
      ["posting", id],
      ["savedAt", savedAt],
    ]);
    const { ok, status } = await sendForm(addresses.changeSaved, [["act", "save"], ...fields]);
    if (!ok) throw new Error(`Saved postings could not be handed over: ${status}.`);
  }
  // Another tab may have saved one more in the meantime.
  if (kept.getItem(localName) === stored) kept.removeItem(localName);
}
