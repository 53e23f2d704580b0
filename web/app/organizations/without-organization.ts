import { redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow, type Outcome } from "../wire/answer-or-throw.ts";

/** The answer of a call that members make. Redirects somebody without an organization to create one, and says why. */
export function membersAnswer<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok && outcome.problem.status === 403)
    throw redirect(withNotice(addresses.newOrganization, "organization-needed"), 303);
  return answerOrThrow(outcome);
}
