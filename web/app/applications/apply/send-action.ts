import { submitApplication } from "@candor/contract/applications/routes";
import type { ApplicationBody } from "@candor/contract/applications/shapes";
import { type ActionFunctionArgs, redirect } from "react-router";
import { typedFields } from "../../session/typed-fields.ts";
import { pageContext } from "../../wire/page-context.ts";
import { readOwnDraft } from "./draft-calls.ts";
import { accountOf, applicationTo } from "./load-apply.ts";
import { hasProved, type OwnDraft, ownDraft } from "./own-draft.ts";
import { refusalOf, refused } from "./save-step.ts";
import { partAddress } from "./steps.ts";

/** Sends the application once: sending it again leads to what was sent. */
export async function sendAction({ request, url, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const isConfirmed = (await typedFields(request))("toEmployer") !== "";
  const jobId = params["jobId"] ?? "";
  const { pathname } = url;
  const account = await accountOf(page);
  if (!hasProved(account)) return redirect(partAddress(pathname, "contact"), 303);
  if (await applicationTo(page.call, jobId)) return redirect(pathname, 303);
  const draft = await readOwnDraft(page.call, jobId);
  if (!draft.ok) return refused(refusalOf(draft.problem));
  const own = ownDraft(draft.answer, account);
  if (own.faults.length > 0) return refused({ faults: own.faults });
  const sent = await page.call(submitApplication, {
    params: { jobId },
    body: { ...bodyOf(own), ...(isConfirmed && { toEmployer: true }) },
    idempotencyKey: draft.answer.key,
  });
  const isThere = sent.ok || sent.problem.code === "already-applied";
  return isThere ? redirect(pathname, 303) : refused(refusalOf(sent.problem));
}

/** Of a draft without faults: what is required is there. */
function bodyOf({ fields, questions, resume }: OwnDraft): ApplicationBody {
  const {
    firstName = "",
    lastName = "",
    phone = "",
    postalCode = "",
    elevatorPitch = "",
    charityId,
    shareContact,
  } = fields;
  return {
    firstName,
    lastName,
    phone,
    postalCode,
    elevatorPitch,
    ...(resume && { resumeId: resume.id }),
    ...(charityId && { charityId }),
    shareContact: shareContact === "now",
    answers: Object.fromEntries(questions.map(({ id, answer }) => [id, answer])),
  };
}
