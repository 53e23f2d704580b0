import { requestAuthorization } from "@candor/contract/identities/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { faultParameters, providerNamed } from "../../session/providers/provider-fault.ts";
import { redirectTarget } from "../../session/redirect-target.ts";
import { pageContext } from "../../wire/page-context.ts";

/** S-19: redirects to the chosen provider. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const provider = providerNamed(typed("provider"));
  if (!provider) throw data(null, { status: 400 });
  const target = redirectTarget(typed("redirect"));
  const onwards = target === addresses.home ? {} : { redirect: target };
  const asked = await context.get(pageContext).call(requestAuthorization, { body: { provider, ...onwards } });
  if (asked.ok) return redirect(asked.answer.url, 303);
  const fault = faultParameters({ provider, kind: "unavailable" });
  return redirect(addresses.login("sign-in", new URLSearchParams({ ...onwards, ...fault })), 303);
}

/** Opening the address starts nothing. */
export function loader() {
  return redirect(addresses.login(), 303);
}
