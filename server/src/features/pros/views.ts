import { limits } from "@candor/contract/limits";
import type { PublicPro } from "@candor/contract/pros/shapes";
import { fromJson } from "../../platform/json-text.ts";
import type { ProRow } from "./queries.ts";

export function publicProView(row: ProRow): PublicPro {
  const figures = row.recordJson === null ? undefined : fromJson(row.recordJson);
  const n = figures?.n ?? 0;
  return {
    id: String(row.id),
    slug: row.slug,
    name: row.name,
    ...(row.title !== "" && { title: row.title }),
    ...(row.bio !== "" && { bio: row.bio }),
    ...(row.sha256 !== null && { picture: `/pictures/pros/${row.slug}.png?${row.sha256.slice(0, 12)}` }),
    organization: { name: row.organizationName, slug: row.organizationSlug },
    n,
    ...(figures && n >= limits.answersForRecord && { responsiveness: figures }),
  };
}
