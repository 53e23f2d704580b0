import type { Parts } from "@candor/server/parts";

/** Somebody with a resume, who may apply. Resolves to their account's number. */
export async function applicant({ database, files }: Parts, now: number): Promise<number> {
  const bytes = Buffer.from("Ada Byron\n\nKept twelve lamps lit.\n".repeat(2000));
  const { storageKey, sha256 } = await files.put(bytes);
  return database.write(async (writer) => {
    const { id } = await writer
      .insertInto("account")
      .values({
        email: "ada@example.com",
        email_proved_at: now,
        display_name: null,
        first_name: "Ada",
        last_name: "Byron",
        administrator: 0,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const file = await writer
      .insertInto("file")
      .values({
        storage_key: storageKey,
        name: "resume.txt",
        media_type: "text/plain",
        bytes: bytes.length,
        sha256,
        owner_id: id,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("resume")
      .values({
        account_id: id,
        draft_key_hash: null,
        file_id: file.id,
        text: bytes.toString().slice(0, 100_000),
        uploaded_at: now,
        inactivated_at: null,
      })
      .execute();
    return id;
  });
}
