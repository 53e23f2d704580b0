import type { Database } from "../../platform/database/database.ts";
import type { Files } from "../../platform/files.ts";
import { nameKey } from "../organizations/rules.ts";

export interface ProProfile {
  readonly name: string;
  readonly slug: string;
  readonly title: string;
  /** The organization's name. */
  readonly organization: string;
  readonly bio: string;
  /** PNG. */
  readonly picture: Uint8Array;
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
  const picture = await files.put(profile.picture);
  await database.write(async (writer) => {
    const file = await writer
      .insertInto("file")
      .values({
        storage_key: picture.storageKey,
        name: `${profile.slug}.png`,
        media_type: "image/png",
        bytes: profile.picture.length,
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
