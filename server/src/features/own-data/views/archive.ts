import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { escapeHtml } from "../../../platform/html.ts";

interface Contents {
  readonly email: string;
  readonly date: string;
  /** Paths inside the archive. */
  readonly documents: readonly string[];
  readonly files: readonly string[];
  readonly applications: number;
  readonly receipts: readonly string[];
  /** How many rows of each table. */
  readonly records: ReadonlyMap<string, number>;
  readonly named: ReadonlyMap<string, number>;
}

/** The page inside the archive that says what the other files are. */
export function archivePage({
  email,
  date,
  documents,
  files,
  applications,
  receipts,
  records,
  named,
}: Contents): string {
  const title = escapeHtml(message("ownData.archiveTitle"));
  const rows = (count: number) =>
    message(count === 1 ? "ownData.archiveRows_one" : "ownData.archiveRows_other", { count });
  const tables = (folder: string, counts: ReadonlyMap<string, number>) =>
    [...counts].map(([table, count]) => `${linked(`${folder}/${table}.json`)} (${rows(count)})`);
  const sent = `${linked("applications.json")} (${rows(applications)})`;
  return `<!doctype html>
<html lang="${currentLocale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(message("ownData.archiveLead", { date, email }))}</p>
${part(message("ownData.archiveDocuments"), documents.map(linked))}
${part(message("ownData.archiveFiles"), files.map(linked))}
${part(message("ownData.archiveApplications"), [sent])}
${part(message("ownData.archiveReceipts"), receipts.map(linked))}
${part(message("ownData.archiveRecords"), tables("records", records))}
${part(message("ownData.archiveNamed"), tables("named", named))}
<p>${escapeHtml(message("ownData.archiveSecrets"))}</p>
<p>${escapeHtml(message("ownData.archiveBring"))}</p>
<pre>npm run admin -- bring FILE</pre>
</main>
</body>
</html>
`;
}

const style =
  "body{margin:2rem auto;max-width:44rem;padding:0 1rem;font:1rem/1.5 sans-serif;color-scheme:light dark}";

function part(title: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return `<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
}

function linked(path: string): string {
  const href = path.split("/").map(encodeURIComponent).join("/");
  return `<a href="${href}">${escapeHtml(path)}</a>`;
}
