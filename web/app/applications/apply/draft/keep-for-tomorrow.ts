import type { Call } from "@candor/contract/client";
import type { DraftChange } from "@candor/contract/drafts/shapes";
import { keepPostings } from "@candor/contract/saved-postings/routes";
import { redirect } from "react-router";
import { keptAddress } from "../../../application-addresses.ts";
import { keepFields } from "./draft-calls.ts";
import { refusalOf, refused } from "./save-step.ts";

/** M-38: keeps the draft for a day from now, and saves the posting, which leads back to it. */
export async function keepForTomorrow(
  call: Call,
  jobId: string,
  { change = {}, finish }: { readonly change?: DraftChange; readonly finish: string },
) {
  const kept = await keepFields(call, jobId, change);
  if (!kept.ok) return refused(refusalOf(kept.problem));
  const saved = await call(keepPostings, { body: { postings: [{ id: jobId }] } });
  return redirect(keptAddress(finish, saved.ok ? "saved" : "draft"), 303);
}
