import { randomUUID } from "node:crypto";
import type { Parts } from "../../src/parts.ts";

/** Gives an account a resume, unless it has one: nobody applies without. Its rows alone, where no test reads the file. */
export async function withResume({ database, clock }: Parts, accountId: number): Promise<void> {
  const now = clock.now();
  await database.write(async (writer) => {
    const has = await writer
      .selectFrom("resume")
      .select("id")
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (has) return;
    const file = await writer
      .insertInto("file")
      .values({
        storage_key: randomUUID(),
        name: "resume.txt",
        media_type: "text/plain",
        bytes: 1,
        sha256: "",
        owner_id: accountId,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const resume = {
      account_id: accountId,
      draft_key_hash: null,
      file_id: file.id,
      text: "Keeps lamps lit.",
    };
    await writer
      .insertInto("resume")
      .values({ ...resume, uploaded_at: now, inactivated_at: null })
      .execute();
  });
}
