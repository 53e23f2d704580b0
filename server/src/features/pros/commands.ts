import { accountNamed } from "../../platform/account-records.ts";
import type { Database } from "../../platform/database/database.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import type { Files } from "../../platform/files.ts";
import type { AccountEvent } from "../accounts/events.ts";
import { prosOf } from "../organizations/queries/members.ts";
import { nameKey } from "../organizations/rules/name-key.ts";

export interface ProProfile {
  readonly name: string;
  readonly slug: string;
  readonly title: string;
  /** The organization's name. */
  readonly organization: string;
  readonly bio: string;
  /** Makes a PNG. Called only if the Pro is created. */
  readonly picture: () => Uint8Array;
}

/** Creates a Pro with a picture. Does nothing if the slug is taken or the organization is unknown. */
export async function enterPro(
  parts: { readonly database: Database; readonly files: Files },
  profile: ProProfile,
  now: number,
): Promise<void> {
  const { database, files } = parts;
  const known = await database.read
    .selectFrom("pro")
    .select("id")
    .where("slug", "=", profile.slug)
    .executeTakeFirst();
  const organization = await database.read
    .selectFrom("organization")
    .select("id")
    .where("name_key", "=", nameKey(profile.organization))
    .executeTakeFirst();
  if (known || !organization) return;
  const png = profile.picture();
  const picture = await files.put(png);
  await database.write(async (writer) => {
    const file = await writer
      .insertInto("file")
      .values({
        storage_key: picture.storageKey,
        name: `${profile.slug}.png`,
        media_type: "image/png",
        bytes: png.length,
        sha256: picture.sha256,
        owner_id: null,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("pro")
      .values({
        organization_id: organization.id,
        account_id: null,
        slug: profile.slug,
        name: profile.name,
        title: profile.title,
        bio: profile.bio,
        picture_file_id: file.id,
        created_at: now,
      })
      .execute();
  });
}

/** Gives a Pro without an account one that owns the organization. Does nothing if somebody answers for it already. */
export async function giveAccount(
  { database, clock, events }: ChangeParts,
  { slug, name, email }: { readonly slug: string; readonly name: string; readonly email: string },
): Promise<void> {
  await database.write(async (writer) => {
    const pro = await writer
      .selectFrom("pro")
      .select(["id", "organization_id as organizationId"])
      .where("slug", "=", slug)
      .where("account_id", "is", null)
      .executeTakeFirst();
    if (!pro || (await prosOf(writer, pro.organizationId)).length > 0) return;
    const { organizationId } = pro;
    const now = clock.now();
    const accountId = await accountNamed(writer, { name, email, now, isProved: true });
    await writer.updateTable("pro").set({ account_id: accountId }).where("id", "=", pro.id).execute();
    await writer
      .insertInto("membership")
      .values({ organization_id: organizationId, account_id: accountId, role: "owner", created_at: now })
      .onConflict((conflict) =>
        conflict.columns(["organization_id", "account_id"]).doUpdateSet({ role: "owner" }),
      )
      .execute();
    await writer.updateTable("organization").set({ claimed: 1 }).where("id", "=", organizationId).execute();
    await events.append(writer, {
      name: "pro-appointed",
      subject: "account",
      subjectId: accountId,
      payload: { organizationId },
    } satisfies AccountEvent);
  });
}
