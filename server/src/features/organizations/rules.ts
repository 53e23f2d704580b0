import { slugOf as slug } from "@candor/contract/jobs/slug";

/** An organization's name as part of an address. */
export function slugOf(name: string): string {
  return slug(name, { characters: 60, otherwise: "organization" });
}

/** Spellings that differ only in case and spaces name the same organization. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
}
