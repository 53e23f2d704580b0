import { slugOf } from "../jobs/slug.ts";

/** Words that follow `/organization/` in our addresses, or may one day. */
const reserved: ReadonlySet<string> = new Set(
  `agencies answers api applications careers claim claims defaults export feed import interviews invitations jobs keys
  leads ledger logo members messages new notes pipeline postings pros queue record reports requests settings sources
  team templates webhooks`.split(/\s+/),
);

/** An organization's name as written in an address, before a number is added if another organization has the same. */
export function organizationSlug(name: string): string {
  return slugOf(name, { characters: 60, otherwise: "organization" });
}

/** Whether no organization may have this slug without a number. */
export function isReserved(slug: string): boolean {
  return reserved.has(slug);
}

/** The name's slug; if it is taken or reserved, with the lowest free number from 2 on. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = organizationSlug(name);
  if (!isReserved(slug) && !taken.has(slug)) return slug;
  for (let number = 2; ; number++) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
