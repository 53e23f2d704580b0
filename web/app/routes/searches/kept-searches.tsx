import type { LoaderFunctionArgs } from "react-router";
import { accountSearches } from "../../searches/account-searches.ts";
import { changeAction } from "../../searches/change-action.ts";
import { pageContext } from "../../wire/page-context.ts";

/** Not a page: requests and forms from the search pages. */
export async function loader({ context }: LoaderFunctionArgs) {
  const found = await accountSearches(context.get(pageContext).call);
  return "problem" in found
    ? Response.json(found.problem, { status: found.problem.status })
    : Response.json(found);
}

export const action = changeAction;
