import { redirectDocument } from "react-router";

/**
 * Redirects once somebody is signed in or out. The next page is loaded, not rendered in the browser: it may be any
 * page, even one without texts for scripts, and nothing held for another person stays behind.
 */
export function leaveFor(address: string): Response {
  return redirectDocument(address, 303);
}
