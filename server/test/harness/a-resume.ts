import type { Parts } from "../../src/parts.ts";

/** Gives an account a resume, unless it has one: nobody can apply without one. */
export async function withResume(parts: Parts, accountId: number): Promise<void> {
  const has = await parts.database.read
    .selectFrom("resume")
    .select("id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!has) await addResume(parts, accountId, "resume.txt", "Keeps lamps lit.");
}

/** A resume as if its text had been read, without a process that reads it. Resolves to its id. */
export async function addResume(
  { database, clock, files }: Parts,
  accountId: number,
  name: string,
  text: string,
): Promise<number> {
  const now = clock.now();
  const bytes = Buffer.from(text);
  const { storageKey, sha256 } = await files.put(bytes);
  return database.write(async (writer) => {
    const file = await writer
      .insertInto("file")
      .values({
        storage_key: storageKey,
        name,
        media_type: "text/plain",
        bytes: bytes.length,
        sha256,
        owner_id: accountId,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id } = await writer
      .insertInto("resume")
      .values({ account_id: accountId, draft_key_hash: null, file_id: file.id, text, uploaded_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}
