import { fromJson } from "../../../platform/json-text.ts";
import type { organizationsOf } from "../queries/organizations.ts";

/** One of the caller's organizations; its figures are absent until there is an answer to count. */
export function ownOrganizationView(row: Awaited<ReturnType<typeof organizationsOf>>[number]) {
  const figures = row.record_json === null ? undefined : fromJson(row.record_json);
  return {
    id: String(row.id),
    name: row.name,
    ...(figures && figures.n > 0 && { responsiveness: figures }),
    published: row.published,
    paused: row.paused,
  };
}
