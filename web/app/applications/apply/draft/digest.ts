import type { OwnDraft } from "./own-draft.ts";
import { bodyOf } from "./send-draft.ts";

/** Stands for all that a draft would send: whoever saw this digest saw exactly that. */
export async function digestOf(draft: OwnDraft): Promise<string> {
  const files = draft.questions.map(({ file }) => file?.sha256);
  const sent = new TextEncoder().encode(JSON.stringify([bodyOf(draft), files]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sent));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
