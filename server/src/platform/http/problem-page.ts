import { messageIn } from "@candor/contract/messages/catalogues";
import type { Locale } from "@candor/contract/messages/locales";
import type { FastifyRequest } from "fastify";
import { escapeHtml } from "../html.ts";
import { closedPolicy } from "./headers.ts";
import type { Problem } from "./problem.ts";

/**
 * Whether a person follows a link or sends a form, and would read the answer: programs and scripts don't say so. Older
 * browsers, and all browsers on plain HTTP, say only that they take HTML.
 */
export function isForReading({ headers, url }: Pick<FastifyRequest, "headers" | "url">): boolean {
  const destination = headers["sec-fetch-dest"];
  if (destination !== undefined) return destination === "document";
  const isCall = /^\/rest(?:[/?]|$)/.test(url);
  return !isCall && headers.accept?.includes("text/html") === true;
}

export const problemPageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `${closedPolicy}; style-src 'self'; img-src 'self'`,
};

/** A problem as a page, for what people open that isn't one: a file, a calendar, a feed. It loads no script. */
export function problemPage(
  { code, status, values, key }: Problem,
  requestId: string,
  locale: Locale,
): string {
  const isMissing = code === "not-found";
  const title = messageIn(locale, isMissing ? "landing.title" : "error.failed");
  const report = status < 500 ? [] : [messageIn(locale, "error.reportedAs", { id: requestId })];
  const lines = [messageIn(locale, isMissing ? "landing.body" : key, values), ...report];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Candor</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/problem.css">
</head>
<body>
<main>
<a href="/">Candor</a>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
<p><a href="/search">${escapeHtml(messageIn(locale, "nav.findAJob"))}</a></p>
</main>
</body>
</html>
`;
}
