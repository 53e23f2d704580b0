import { changeContact } from "@candor/contract/applications/routes";
import { type ActionFunctionArgs, data } from "react-router";
import { addresses } from "../addresses.ts";
import { typedFields } from "../session/fields/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { pageContext } from "../wire/page-context.ts";
import { redirectToPart } from "../wire/redirect-to-part.ts";

/** Shares the applicant's address and number with the hirer, or hides them. */
export async function contactAction({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const body = { shared: typed("shared") === "yes" };
  const changed = await context.get(pageContext).call(changeContact, { params: { id }, body });
  if (!changed.ok) throw data(null, { status: changed.problem.status });
  return redirectToPart(`${addresses.application(id)}#contact`);
}
