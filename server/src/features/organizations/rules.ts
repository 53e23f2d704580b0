import { slugOf as slug } from "@candor/contract/jobs/slug";

/** An organization's or a Pro's name as part of an address. */
export function slugOf(name: string): string {
  return slug(name, { characters: 60, otherwise: "organization" });
}

/** Spellings that differ in case and space name one organization. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}
