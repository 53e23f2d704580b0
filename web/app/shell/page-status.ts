import { isRouteErrorResponse } from "react-router";

/** React Router keeps the status of a refused form even if the page around it turns out to be gone. */
export function pageStatus(status: number, errors: Readonly<Record<string, unknown>> | null): number {
  const [error] = Object.values(errors ?? {});
  if (error === undefined) return status;
  return isRouteErrorResponse(error) ? error.status : 500;
}
