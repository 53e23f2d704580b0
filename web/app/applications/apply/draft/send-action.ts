import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, redirect } from "react-router";
import { typedFields } from "../../../forms/typed-fields.ts";
import { pageContext } from "../../../wire/page-context.ts";
import { later } from "../later.ts";
import { accountOf, applicationTo } from "../load-apply.ts";
import { partAddress } from "../steps/steps.ts";
import { digestOf } from "./digest.ts";
import { readOwnDraft } from "./draft-calls.ts";
import { keepForTomorrow } from "./keep-for-tomorrow.ts";
import { hasProved, ownDraft } from "./own-draft.ts";
import { refusalOf, refused } from "./save-step.ts";
import { sendDraft } from "./send-draft.ts";

/** Sends the application once: sending it again leads to the one that was sent. */
export async function sendAction({ request, url, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const typed = await typedFields(request);
  const toEmployer = typed("toEmployer") !== "";
  const jobId = params["jobId"] ?? "";
  const { pathname } = url;
  const account = await accountOf(page);
  if (!hasProved(account)) return redirect(partAddress(pathname, "contact"), 303);
  if (await applicationTo(page.call, jobId)) return redirect(pathname, 303);
  if (typed("intent") === later) return keepForTomorrow(page.call, jobId, { finish: pathname });
  const draft = await readOwnDraft(page.call, jobId);
  if (!draft.ok) return refused(refusalOf(draft.problem));
  const shown = typed("shown");
  // What is sent was seen: another window may have changed the draft since.
  if (shown !== "" && shown !== (await digestOf(ownDraft(draft.answer, account))))
    return refused({ faults: [], trouble: message("apply.changedSince") });
  const sent = await sendDraft(page, jobId, { draft: draft.answer, account }, { toEmployer });
  if (sent.state === "incomplete") return refused({ faults: sent.faults });
  return sent.state === "sent" ? redirect(pathname, 303) : refused(refusalOf(sent.problem));
}
