import { logIn } from "@candor/contract/session/routes";
import { type ActionFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { pageContext } from "../../wire/page-context.ts";

/** S-20: signs in with the answer of Google's prompt, and reports only by its status whether that worked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const body = { provider: "google", credential: typed("credential"), nonce: typed("nonce") } as const;
  const started = await context.get(pageContext).call(logIn, { query: {}, body });
  return new Response(null, { status: started.ok ? 204 : started.problem.status });
}

export function loader() {
  return redirect(addresses.login(), 303);
}
