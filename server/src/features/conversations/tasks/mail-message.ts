import { z } from "zod";
import { post } from "../../../platform/mail/outbox.ts";
import { writtenFor } from "../../../platform/mail/reader.ts";
import { mailDomain } from "../../../platform/mail/transport.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { seenByOrganization } from "../../applications/views/hidden.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../../preferences/queries/optional-letter.ts";
import { relayTokenFor } from "../commands/relay-address.ts";
import { attachmentsOf } from "../queries/attachments.ts";
import { messagesOf, type Talk, talkAbout } from "../queries/talk.ts";
import { relaySender } from "../rules/relay.ts";
import { attachmentName, authorName } from "../views/conversation.ts";
import { messageMail, messagesPath } from "../views/mails.ts";

export interface MessageMailingParts extends OptionalMailingParts {
  /** Whether replies by mail are taken. */
  readonly mailsComeIn: boolean;
}

/** Delivers a message to the people of the other side who were there when it was written. */
export const mailMessage = defineTask({
  name: "mail-message",
  schema: z.object({
    subjectId: z.int(),
    messageId: z.int(),
    side: z.enum(["seeker", "pro"]),
    hirers: z.array(z.int()).readonly(),
  }),
  async run(parts: MessageMailingParts, { subjectId, messageId, side, hirers }, task) {
    const { read } = parts.database;
    const now = parts.clock.now();
    const talk = await talkAbout(read, subjectId, now);
    if (!talk || talk.closed === "deleted") return;
    const written = (await messagesOf(read, talk.application)).find(({ id }) => id === messageId);
    if (!written) return;
    const other = side === "seeker" ? "pro" : "seeker";
    const name = authorName(talk.application, written, other);
    const text = side === "seeker" ? seenByOrganization(talk.application)(written.text) : written.text;
    const attached = await attachmentsOf(read, subjectId);
    const files = attached
      .filter(({ message_id: of, file_id: file }) => of === messageId && file !== null)
      .map((file) => attachmentName(talk.application, other, { ...file, side }));
    for (const reader of readersOf(talk, side, hirers)) {
      const reason = `${task.key}:${reader.accountId}`;
      const letter = await optionalLetterTo(parts, reader, "applicationUpdate", reason);
      if (!letter) continue;
      const href = `${letter.publicUrl}${messagesPath(other, subjectId)}`;
      await parts.database.write(async (writer) => {
        const takesReplies = parts.mailsComeIn;
        const from = takesReplies
          ? relaySender(
              name,
              await relayTokenFor(writer, subjectId, reader.accountId),
              mailDomain(parts.from),
            )
          : parts.from;
        const mail = await writtenFor(writer, reader, () =>
          messageMail(talk, { name, text, files }, { ...letter, from, href, takesReplies }),
        );
        await post(writer, mail, now, reason);
      });
    }
  },
});

function readersOf({ application, pros }: Talk, side: "seeker" | "pro", hirers: readonly number[]) {
  const { id: applicationId, account_id: accountId, email } = application;
  if (side === "pro") return [{ accountId, email, applicationId }];
  return pros.filter((pro) => hirers.includes(pro.accountId) && pro.accountId !== accountId);
}
