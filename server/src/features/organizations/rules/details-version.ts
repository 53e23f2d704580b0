import { hash } from "node:crypto";

/** Changes with every change of what the details' form holds. */
export function detailsVersion({ about, site }: { about: string | null; site: string | null }): string {
  return hash("sha256", JSON.stringify([about, site]), "base64url").slice(0, 22);
}
