import { isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { noPage } from "./page-handle.ts";

/** The handles of the shown page's routes. P-07: a page that isn't the visitor's has those of no page. */
export function useHandles(): readonly unknown[] {
  const matches = useMatches();
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return [noPage];
  return matches.map(({ handle }) => handle);
}
