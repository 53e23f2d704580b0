import { confirmImported } from "@candor/contract/hosting/imported-routes";
import type { PostingFields } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { formOf } from "../wire/form-of.ts";
import { textOf } from "../wire/text-of.ts";
import { typedPosting } from "./editor/typed-posting.ts";

export type Unstated = Pick<PostingFields, "remoteKind" | "jobType">;

export interface ImportedAnswer {
  readonly confirmed: number;
  /** Ids of those that can't be confirmed as they are. They stay checked. */
  readonly refused: readonly string[];
  readonly unstated: Unstated;
  readonly trouble?: string;
}

/** Confirms the checked postings, or all that are ready; or opens the editor of one that lacks something. */
export async function importedAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const complete = textOf(form, "complete");
  const ids = complete ? [complete] : form.getAll(form.has("all") ? "ready" : "checked").map(String);
  const { remoteKind, jobType } = typedPosting(form);
  const unstated: Unstated = { remoteKind, jobType };
  if (ids.length === 0) {
    const trouble = message("hosting.importedNothing");
    return data<ImportedAnswer>({ confirmed: 0, refused: [], unstated, trouble }, { status: 422 });
  }
  const slug = params["slug"] ?? "";
  const { confirmed, refused } = answerOrThrow(
    await call(confirmImported, { params: { slug }, body: { ids, unstated } }),
  );
  if (complete) return redirect(addresses.editPosting(complete, "publish"), 303);
  return data<ImportedAnswer>({ confirmed: confirmed.length, refused, unstated });
}
