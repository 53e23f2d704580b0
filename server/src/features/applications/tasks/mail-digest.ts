import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { writtenFor } from "../../../platform/mail/reader.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../preferences/queries/optional-letter.ts";
import { mailDigestName } from "../commands/note-for-digest.ts";
import { digestOf } from "../queries/digest.ts";
import { digestMail } from "../views/digest-mail.ts";

/** One mail a day, to each Pro who chose the digest, about everything since the last one. */
export const mailDigest = defineTask({
  name: mailDigestName,
  schema: z.object({ accountId: z.int() }),
  async run(parts: OptionalMailingParts, { accountId }, task) {
    const { database, clock } = parts;
    const reader = await database.read
      .selectFrom("account")
      .select(["id as accountId", "email"])
      .where("id", "=", accountId)
      .executeTakeFirst();
    const letter = reader && (await optionalLetterTo(parts, reader, "applicationUpdate", task.key));
    await database.write(async (writer) => {
      const entries = await digestOf(writer, accountId);
      await writer.deleteFrom("digest_entry").where("account_id", "=", accountId).execute();
      if (!letter || entries.length === 0) return;
      const mail = await writtenFor(writer, { accountId }, () => digestMail(entries, letter));
      await post(writer, mail, clock.now(), task.key);
    });
  },
});
