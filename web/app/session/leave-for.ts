import { redirectDocument } from "react-router";

/**
 * The way on once somebody is signed in or out. The page it leads to is loaded, not made in the browser: it may be any,
 * also one that brings no texts for scripts, and nothing that was held for another person stays behind.
 */
export function leaveFor(address: string): Response {
  return redirectDocument(address, 303);
}
