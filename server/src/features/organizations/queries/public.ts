import type { Reader } from "../../../platform/database/database.ts";
import { proName } from "../../session/queries/names.ts";
import { proRoles } from "./members.ts";

/** What anybody may read about an organization, under any of its names; undefined if none has this slug. */
export async function organizationBySlug(read: Reader, slug: string) {
  return read
    .selectFrom("organization as named")
    .innerJoin("organization", (join) =>
      join.on("organization.id", "=", (e) => e.fn.coalesce("named.merged_into_id", "named.id")),
    )
    .leftJoin("file", "file.id", "organization.logo_file_id")
    .select(["organization.id", "organization.slug", "organization.name"])
    .select(["organization.about", "organization.site", "organization.claimed"])
    .select(["organization.record_json", "organization.answer_days_json", "organization.blind_until"])
    .select(["file.storage_key as storageKey", "file.sha256"])
    .where("named.slug", "=", slug)
    .executeTakeFirst();
}

/**
 * Slugs for sitemaps, numbered above `after` up to `through`: organizations that answer here, or have an open posting.
 */
export async function slugsBetween(read: Reader, after: number, through: number): Promise<string[]> {
  const rows = await read
    .selectFrom("organization")
    .select("slug")
    .where("id", ">", after)
    .where("id", "<=", through)
    .where("merged_into_id", "is", null)
    .where((e) =>
      e.or([
        e("claimed", "=", 1),
        e.exists(
          e
            .selectFrom("posting")
            .select("posting.id")
            .whereRef("posting.organization_id", "=", "organization.id")
            .where("posting.status", "=", "open"),
        ),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ slug }) => slug);
}

/** The Pros of an organization who have a page. */
export async function publicProsOf(read: Reader, organizationId: number, most: number) {
  return read
    .selectFrom("pro")
    .leftJoin("membership", (join) =>
      join
        .onRef("membership.account_id", "=", "pro.account_id")
        .onRef("membership.organization_id", "=", "pro.organization_id"),
    )
    .select([proName.as("name"), "pro.slug"])
    .where("pro.organization_id", "=", organizationId)
    .where((e) => e.or([e("pro.account_id", "is", null), e("membership.role", "in", proRoles)]))
    .orderBy("pro.id")
    .limit(most)
    .execute();
}
