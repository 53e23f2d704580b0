import { changeContact, muteApplication } from "@candor/contract/applications/routes";
import { type ActionFunctionArgs } from "react-router";
import { addresses } from "../addresses.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { redirectToPart } from "../wire/redirect-to-part.ts";

/**
 * What an applicant chooses for one application: whether the organization sees their address and number, and whether
 * they get mails about it. Each is also the name of its part of the page.
 */
const choices = ["contact", "mute"] as const;
type Choice = (typeof choices)[number];

export function choiceIn(intent: unknown): Choice | undefined {
  return choices.find((choice) => choice === intent);
}

export async function choiceAction({ request, url, params, context }: ActionFunctionArgs, choice: Choice) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const isYes = typed("choice") === "yes";
  answerOrThrow(
    choice === "contact"
      ? await call(changeContact, { params: { id }, body: { shared: isYes } })
      : await call(muteApplication, { params: { id }, body: { muted: isYes } }),
  );
  return redirectToPart(`${addresses.application(id)}#${choice}`);
}
