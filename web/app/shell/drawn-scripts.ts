import { trustedPolicy } from "../ui/trusted-policy.ts";

/** What React makes each script element from. A script made this way never runs. */
const emptyScript = "<script></script>";

/**
 * Lets React render a page again if something has changed it before its scripts ran, such as a translator or a phone
 * that turns numbers into links. Without this policy React couldn't render the page's scripts, and would show nothing.
 * They are left empty, and no other text becomes HTML.
 */
export function allowDrawnScripts(): void {
  let follows = false;
  const createHTML = (html: string) => {
    const isContent = follows;
    follows = html === emptyScript;
    if (follows) return html;
    if (isContent) return "";
    // The text editor asks this policy first, and its own if this one throws.
    throw new TypeError("Only React's empty scripts become HTML.");
  };
  trustedPolicy("default", { createHTML });
}
