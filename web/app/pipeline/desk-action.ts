import { readOrganizationApplication } from "@candor/contract/organizations/routes";
import type { PageContext } from "@candor/contract/pages";
import { assignApplications, writeNote } from "@candor/contract/pipeline/routes";
import { data } from "react-router";
import { onceFor } from "../forms/once-for.ts";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { redirectToPart } from "../wire/redirect-to-part.ts";
import { feedbackAction } from "./feedback-action.ts";

export interface RefusedNote {
  readonly noteError: string;
  readonly noteText: string;
}

/** Writes a note about one application, says who answers it, or records what one thinks of the applicant. */
export async function deskAction(call: PageContext["call"], url: URL, id: string, text: Typed) {
  const here = `${url.pathname}${url.search}`;
  if (text("intent") === "feedback" || text("intent") === "no-feedback")
    return feedbackAction(call, `${here}#feedback`, id, text);
  if (text("intent") === "assign") {
    const body = { applicationIds: [id], assignee: text("assignee") };
    answerOrThrow(await call(assignApplications, { body }));
    return redirectToPart(`${here}#desk`);
  }
  const mention = text("mention");
  const body = { text: text("noteText"), mentions: mention === "" ? [] : [mention] };
  const key = text("key");
  const written = await call(writeNote, { params: { id }, body, ...onceFor(key) });
  if (written.ok) return redirectToPart(`${here}#notes`);
  throwIfGone(written.problem, body.text);
  await throwIfPageGone(call(readOrganizationApplication, { params: { id }, query: {} }), body.text);
  const { detail, errors } = written.problem;
  return data<RefusedNote>(
    { noteError: errors?.[0]?.text ?? detail, noteText: body.text },
    { status: refusedStatus(written.problem) },
  );
}
