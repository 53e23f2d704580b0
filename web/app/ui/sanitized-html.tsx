import { useMemo } from "react";
import { contentLang } from "../wording/content-lang.ts";

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

const asItIs: HtmlPolicy = { createHTML: (html) => html };
let policy: HtmlPolicy | undefined;

/** HTML that the server has sanitized, such as a posting's description. Pass nothing else. */
export function SanitizedHtml({ html, className }: { html: string; className?: string }) {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return <div className={className} lang={contentLang()} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

/** The page's policy lets only this name make HTML, once. Without Trusted Types, plain text will do. */
function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy("candor", asItIs) ?? asItIs;
  return policy.createHTML(html);
}
