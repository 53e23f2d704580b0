import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { choosingFor } from "../../preferences/queries/choosing.ts";
import { mailDigestName } from "../commands/note-for-digest.ts";
import { digestOf } from "../queries/digest.ts";
import { digestMail } from "../views/digest-mail.ts";
import type { MailingParts } from "./mailing.ts";

/** One mail a day, to each Pro who chose the digest, about everything since the last one. */
export const mailDigest = defineTask({
  name: mailDigestName,
  schema: z.object({ accountId: z.int() }),
  async run(parts: MailingParts, { accountId }, task) {
    const { database, clock, from } = parts;
    const reader = await database.read
      .selectFrom("account")
      .select("email")
      .where("id", "=", accountId)
      .executeTakeFirst();
    const recipient = reader && { accountId, email: reader.email };
    const choosing = recipient && (await choosingFor(parts, recipient, "applicationUpdate", task.key));
    await database.write(async (writer) => {
      const entries = await digestOf(writer, accountId);
      await writer.deleteFrom("digest_entry").where("account_id", "=", accountId).execute();
      if (!reader || !choosing || entries.length === 0) return;
      const letter = { to: reader.email, from, publicUrl: parts.publicUrl(), choosing };
      await post(writer, digestMail(entries, letter), clock.now(), task.key);
    });
  },
});
