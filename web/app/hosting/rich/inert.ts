interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

const asItIs: HtmlPolicy = { createHTML: (html) => html };
let policy: HtmlPolicy | undefined;

/** HTML as elements of a document that is never displayed: it runs no scripts and loads nothing. */
export function inertBody(html: string): HTMLElement {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("candor-editor", asItIs) ?? asItIs;
  return new DOMParser().parseFromString(policy.createHTML(html), "text/html").body;
}
