import { z } from "zod";
import { hour } from "../../platform/durations.ts";
import { addressedTo, type MailingParts } from "../../platform/mail/mailing.ts";
import { post } from "../../platform/mail/outbox.ts";
import { writtenFor } from "../../platform/mail/reader.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { mailClosingName, planClosing } from "./commands.ts";
import { closingFor, closingReader } from "./queries.ts";
import { closingMail } from "./views.ts";

/** How long before a posting closes the people who saved it are told, in milliseconds. */
const ahead = 48 * hour;

/**
 * Runs each morning of a person who wants it, at a proved address: mails the saved postings that close within two days
 * and that no earlier morning covered. Each morning plans the next one.
 */
export const mailClosing = defineTask({
  name: mailClosingName,
  schema: z.object({ accountId: z.int(), after: z.int() }),
  async run(parts: MailingParts, { accountId, after }, task) {
    const now = parts.clock.now();
    await parts.database.write(async (writer) => {
      const reader = await closingReader(writer, accountId);
      if (!reader) return;
      const [begins, ends] = [Math.max(after, now), now + ahead];
      const closing = await closingFor(writer, accountId, { begins, ends });
      if (closing.length > 0 && reader.email_proved_at !== null) {
        const write = () => closingMail(closing, addressedTo(parts, reader.email));
        await post(writer, await writtenFor(writer, { accountId }, write), now, task.key);
      }
      await planClosing(writer, { accountId, timeZone: reader.time_zone, after: ends }, now);
    });
  },
});
