import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { accountSearches } from "../../searches/account-searches.ts";
import { changeAction } from "../../searches/change-action.ts";
import { pageContext } from "../../wire/page-context.ts";
import { wantsPage } from "../../wire/wants-page.ts";

/** Not a page: requests and forms from the search pages. A person is led to the list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (wantsPage(request)) return redirect(addresses.recentSearches, 303);
  const found = await accountSearches(context.get(pageContext).call);
  return "problem" in found
    ? Response.json(found.problem, { status: found.problem.status })
    : Response.json(found);
}

export const action = changeAction;
