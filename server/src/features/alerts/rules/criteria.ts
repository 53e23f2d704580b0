import type { AlertCriteria } from "@candor/contract/alerts/shapes";
import { searchFields } from "@candor/contract/search/fields";
import { hasWords } from "@candor/contract/values";

/** Fields that don't ask for anything by themselves. */
const manners = new Set(
  Object.entries(searchFields)
    .filter(([, { role }]) => role === "reading")
    .map(([name]) => name)
    .concat("distanceMiles", "compensationType"),
);

/**
 * V-33, V-45: whether it asks for anything. Without a query, another criterion must; a query without a letter or digit is
 * none, and would name the alert.
 */
export function asksForSomething({ query = "", ...others }: AlertCriteria): boolean {
  if (query.trim() !== "") return hasWords(query);
  return Object.entries(others).some(([name, value]) => !manners.has(name) && narrows(name, value));
}

function narrows(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "string") return value.trim() !== "" && !(name === "remote" && value === "include");
  return value !== undefined && value !== false;
}
