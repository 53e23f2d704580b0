import { changeTimeZone } from "@candor/contract/accounts/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { pageContext } from "../../wire/page-context.ts";

/** C-09: a page's scripts report their browser's zone. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  // Nobody is redirected for a request they didn't make.
  if (!signedIn) return data(null, { status: 401 });
  const timeZone = (await typedFields(request))("timeZone");
  const noted = await call(changeTimeZone, { body: { timeZone, chosen: false } });
  return data(null, { status: noted.ok ? 200 : noted.problem.status });
}

/** Scripts post here; opening the address leads home. */
export function loader() {
  return redirect(addresses.home);
}
