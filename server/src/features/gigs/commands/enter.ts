import type { GigFields } from "@candor/contract/gigs/shapes";
import { nameKey } from "../../organizations/rules/name-key.ts";
import { columnsOf } from "./gigs.ts";
import { announceGig, type GigParts } from "./parts.ts";

interface EnteredGig extends GigFields {
  /** The name of a known organization. */
  readonly organization: string;
  /** Milliseconds since 1970 (UTC). */
  readonly postedAt: number;
}

/** Enters made-up gigs. One whose title its organization has used already stays unchanged. */
export async function enterGigs(parts: GigParts, gigs: readonly EnteredGig[]): Promise<void> {
  for (const { organization, postedAt, ...fields } of gigs)
    await parts.database.write(async (writer) => {
      const { id: organization_id } = await writer
        .selectFrom("organization")
        .select("id")
        .where("name_key", "=", nameKey(organization))
        .executeTakeFirstOrThrow();
      const known = await writer
        .selectFrom("gig")
        .select("id")
        .where("organization_id", "=", organization_id)
        .where("title", "=", fields.title)
        .executeTakeFirst();
      if (known) return;
      const { id } = await writer
        .insertInto("gig")
        .values({ ...columnsOf(fields), organization_id, created_at: postedAt })
        .returning("id")
        .executeTakeFirstOrThrow();
      await announceGig(parts, writer, { name: "gig-opened" }, { id, organization_id });
    });
}
