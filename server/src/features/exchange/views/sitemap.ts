import { postingPath } from "@candor/contract/jobs/slug";
import { isoTime } from "../../../platform/iso-time.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export const sitemapStart = `${declaration}<urlset ${namespace}>\n`;
export const sitemapEnd = "</urlset>\n";

/** The index of all sitemaps. Nothing in it needs escaping: the addresses are our own. */
export function sitemapIndex(publicUrl: string, filesOf: Readonly<Record<string, number>>): string {
  const numbered = Object.entries(filesOf).flatMap(([kind, files]) =>
    Array.from({ length: files }, (_, at) => `${kind}-${at + 1}`),
  );
  const files = ["pages", ...numbered];
  const entries = files.map((file) => `<sitemap><loc>${publicUrl}/sitemaps/${file}.xml</loc></sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

type Listed =
  | { readonly path: string }
  | { readonly id: number; readonly title: string; readonly changed_at: number | null };

/** One of our pages, or a posting with the time of its last change. */
export function sitemapEntry(publicUrl: string, listed: Listed): string {
  if ("path" in listed) return `<url><loc>${publicUrl}${listed.path}</loc></url>\n`;
  const { id, title, changed_at: changedAt } = listed;
  const lastModified = changedAt === null ? "" : `<lastmod>${isoTime(changedAt)}</lastmod>`;
  return `<url><loc>${publicUrl}${postingPath({ id, title })}</loc>${lastModified}</url>\n`;
}
