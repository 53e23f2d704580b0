import { useMemo } from "react";

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

const asItIs: HtmlPolicy = { createHTML: (html) => html };
let policy: HtmlPolicy | undefined;

/** HTML that the server has sanitised, such as a posting's description. Nothing else may be handed to it. */
export function SanitisedHtml({ html, className }: { html: string; className?: string }) {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

/** The page's policy lets this one name make HTML, once. Where there are no Trusted Types, text will do. */
function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("candor", asItIs) ?? asItIs;
  return policy.createHTML(html);
}
