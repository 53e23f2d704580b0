import { changeContact } from "@candor/contract/applications/routes";
import { type ActionFunctionArgs } from "react-router";
import { addresses } from "../addresses.ts";
import { typedFields } from "../session/fields/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { redirectToPart } from "../wire/redirect-to-part.ts";

/** Shares the applicant's address and number with the hirer, or hides them. */
export async function contactAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const body = { shared: typed("shared") === "yes" };
  answerOrThrow(await call(changeContact, { params: { id }, body }));
  return redirectToPart(`${addresses.application(id)}#contact`);
}
