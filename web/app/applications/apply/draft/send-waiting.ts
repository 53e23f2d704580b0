import { lookUpJob } from "@candor/contract/jobs/routes";
import type { PageContext } from "@candor/contract/pages";
import { data } from "react-router";
import type { WaitingOutcome } from "../../../offline/waiting-outcome.ts";
import { sentFile } from "../../../resumes/sent-file.ts";
import { answerOrThrow } from "../../../wire/answer-or-throw.ts";
import { textOf } from "../../../wire/text-of.ts";
import { accountOf, applicationTo } from "../load-apply.ts";
import { keepFields, typedAnswers, typedFields } from "./draft-calls.ts";
import { fileFaultOf } from "./keep-sent-file.ts";
import { type Account, hasProved } from "./own-draft.ts";
import { sendDraft } from "./send-draft.ts";

/**
 * M-37: sends what was filled in offline, once. What can't be sent yet is kept as the draft, so that its owner can
 * continue there.
 */
export async function sendWaiting(page: PageContext, jobId: string, form: FormData): Promise<WaitingOutcome> {
  const account = await accountOf(page);
  const other = whoElse(account, form);
  if (other) return { state: other };
  const earlier = account && (await applicationTo(page.call, jobId));
  if (earlier) return { state: "sent", id: earlier.id };
  const job = await page.call(lookUpJob, { params: { id: jobId } });
  if (!job.ok && job.problem.status >= 500) throw data(null, { status: job.problem.status });
  if (!job.ok || job.answer.status === "closed") return { state: "closed" };
  const file = await sentFile(form);
  const fault = file && (await fileFaultOf(page, jobId, file));
  const answers = typedAnswers(form);
  const saved = answerOrThrow(
    await keepFields(page.call, jobId, { ...typedFields(form), ...(answers && { answers }) }),
  );
  if (!hasProved(account)) return { state: "unproved" };
  if (fault) return { state: "incomplete", texts: [fault.text] };
  const sent = await sendDraft(
    page,
    jobId,
    { draft: saved, account },
    { key: textOf(form, "key") || undefined },
  );
  if (sent.state === "sent") return sent;
  if (sent.state === "incomplete") return { state: "incomplete", texts: sent.faults.map(({ text }) => text) };
  const { status, code, detail } = sent.problem;
  if (status >= 500 || status === 429) throw data(null, { status });
  return code === "job-closed" ? { state: "closed" } : { state: "refused", texts: [detail] };
}

/** Whether a file waited for somebody else than this visitor. One that didn't wait names nobody. */
export async function isOfAnother(page: PageContext, form: FormData): Promise<boolean> {
  return form.has("account") && whoElse(await accountOf(page), form) !== undefined;
}

/** It is sent for the person who filled it in: the account that was signed in, or the owner of the address. */
function whoElse(account: Account | undefined, form: FormData): "signed-out" | "other-account" | undefined {
  const id = textOf(form, "account");
  if (!account) return id === "" ? undefined : "signed-out";
  const isTheirs =
    id === ""
      ? account.profile.email.toLowerCase() === textOf(form, "email").trim().toLowerCase()
      : account.profile.id === id;
  return isTheirs ? undefined : "other-account";
}
