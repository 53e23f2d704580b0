import { payText } from "@candor/contract/jobs/pay-text";
import { placeText, remoteText } from "@candor/contract/jobs/place-text";
import type { JobDocument } from "@candor/contract/jobs/shapes";
import { postingPath } from "@candor/contract/jobs/slug";
import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { escapeHtml } from "../../../platform/html.ts";

/** An organization's open postings, as its own site shows them. */
export interface Careers {
  readonly title: string;
  /** The organization's page here. */
  readonly page: string;
  readonly jobs: readonly { readonly title: string; readonly address: string; readonly facts: string }[];
  /** Replaces an empty list, or comes below a list. */
  readonly note: string;
}

interface Listed {
  readonly organization: { readonly name: string; readonly slug: string };
  readonly documents: readonly JobDocument[];
  readonly total: number;
}

export function careersOf({ organization, documents, total }: Listed, publicUrl: string): Careers {
  const all = message(total === 1 ? "careers.all_one" : "careers.all_other", { count: total });
  return {
    title: message("careers.title", { organization: organization.name }),
    page: `${publicUrl}/organization/${organization.slug}`,
    jobs: documents.map((job) => ({
      title: job.title,
      address: `${publicUrl}${postingPath(job)}`,
      facts: factsOf(job),
    })),
    note: total === 0 ? message("careers.none") : all,
  };
}

export const careersThemes = ["light", "dark"] as const;

/** The page shown in a frame. It needs no script, and search engines follow its links. */
export function careersPage(
  { title, page, jobs, note }: Careers,
  theme: (typeof careersThemes)[number] | undefined,
): string {
  const items = jobs.map(
    (job) =>
      `<li><a href="${escapeHtml(job.address)}" target="_blank" rel="noopener">${escapeHtml(job.title)}</a>` +
      `<span>${escapeHtml(job.facts)}</span></li>`,
  );
  const list = items.length === 0 ? "" : `<ul>${items.join("\n")}</ul>`;
  const end = jobs.length === 0 ? escapeHtml(note) : link(page, note);
  return `<!doctype html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="canonical" href="${escapeHtml(page)}">
<link rel="stylesheet" href="/embed/careers.css">
</head>
<body class="candor-frame">
<main class="candor-careers"${theme === undefined ? "" : ` data-theme="${theme}"`}>
<h1>${escapeHtml(title)}</h1>
${list}
<p>${end}</p>
</main>
</body>
</html>
`;
}

function link(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;
}

function factsOf(job: JobDocument): string {
  const remote = job.remote.kind === "unknown" ? undefined : remoteText(job.remote);
  const facts = [placeText(job.address), remote, payText(job) ?? message("job.noPayStated")];
  return facts.filter((fact) => fact !== undefined).join(" · ");
}
