import { useMemo } from "react";
import { contentLang } from "../wording/content-lang.ts";
import { trustedPolicy } from "./trusted-policy.ts";

const asItIs = { createHTML: (html: string) => html };
let policy: typeof asItIs | undefined;

/** HTML that the server has sanitized, such as a posting's description. Pass nothing else. */
export function SanitizedHtml({ html, className }: { html: string; className?: string }) {
  const trusted = useMemo(() => trustedHtml(html), [html]);
  return <div className={className} lang={contentLang()} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

function trustedHtml(html: string): string {
  policy ??= trustedPolicy("candor", asItIs);
  return policy.createHTML(html);
}
