import { trustedPolicy } from "../../ui/trusted-policy.ts";

const asItIs = { createHTML: (html: string) => html };
let policy: typeof asItIs | undefined;

/** HTML as elements of a document that is never displayed: it runs no scripts and loads nothing. */
export function inertBody(html: string): HTMLElement {
  policy ??= trustedPolicy("candor-editor", asItIs);
  return new DOMParser().parseFromString(policy.createHTML(html), "text/html").body;
}
