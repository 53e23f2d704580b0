import type { PageContext } from "@candor/contract/pages";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { keepSearches } from "@candor/contract/searches/routes";
import { isShown } from "../wire/wants-page.ts";
import { keptSearch } from "./kept-search.ts";

/**
 * remembers a search whose page a signed-in person sees, and returns whether it is a favorite. Scripts do the same
 * for lists that they load (`KeepSearch`).
 */
export async function rememberShown(
  { call, signedIn }: Pick<PageContext, "call" | "signedIn">,
  request: Request,
): Promise<boolean> {
  const search = keptSearch(new URL(request.url).searchParams);
  if (!signedIn || search === undefined || !isShown(request)) return false;
  const { criteria } = criteriaOfParameters(new URLSearchParams(search));
  const kept = await call(keepSearches, { body: { searches: [{ criteria }] } });
  return kept.ok && kept.answer.searches.some(({ favorite }) => favorite);
}
