import { submitApplication } from "@candor/contract/applications/routes";
import type { ApplicationBody } from "@candor/contract/applications/shapes";
import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import type { Fault } from "./draft-calls.ts";
import { type Account, type OwnDraft, ownDraft } from "./own-draft.ts";

export type Sent =
  | { readonly state: "sent"; readonly id: string }
  | { readonly state: "incomplete"; readonly faults: readonly Fault[] }
  | { readonly state: "refused"; readonly problem: ProblemDocument };

interface Sending {
  /** The idempotency key; the draft's own by default. */
  readonly key?: string | undefined;
  /** M-28: sends even to an employer that the person blocks. */
  readonly toEmployer?: boolean;
}

/** Sends a draft once: sending it again returns what was sent. */
export async function sendDraft(
  { call }: Pick<PageContext, "call">,
  jobId: string,
  { draft, account }: { readonly draft: ApplyDraft; readonly account: Account | undefined },
  { key = draft.key, toEmployer = false }: Sending,
): Promise<Sent> {
  const own = ownDraft(draft, account);
  if (own.faults.length > 0) return { state: "incomplete", faults: own.faults };
  const sent = await call(submitApplication, {
    params: { jobId },
    body: { ...bodyOf(own), ...(toEmployer && { toEmployer }) },
    idempotencyKey: key,
  });
  if (sent.ok) return { state: "sent", id: sent.answer.id };
  const { problem } = sent;
  return problem.code === "already-applied" && problem.id !== undefined
    ? { state: "sent", id: problem.id }
    : { state: "refused", problem };
}

/** Takes a draft without faults: required fields are there. */
export function bodyOf({ fields, questions, resume }: OwnDraft): ApplicationBody {
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
