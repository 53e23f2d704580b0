import type { MiddlewareFunction } from "react-router";
import { pageContext } from "../wire/page-context.ts";

/** N-13. */
export const notePageView: MiddlewareFunction<Response> = ({ pattern, context }) =>
  // Only home's pattern begins with a slash.
  context.get(pageContext).viewed(pattern.startsWith("/") ? pattern : `/${pattern}`);
