import { z } from "zod";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { post } from "../../platform/mail/outbox.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { prosOf } from "../organizations/queries/members.ts";
import { choosingFor } from "../preferences/queries/choosing.ts";
import type { Keyring } from "../session/rules/tokens.ts";
import { noteById } from "./queries/notes.ts";
import { mentionMail } from "./views.ts";

export interface MentionParts {
  readonly database: Database;
  readonly clock: Clock;
  /** Signs the links in mails. */
  readonly keys: Keyring;
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

/** One mail to each colleague that a note names, if they want such mails and may still read it. */
export const mailMention = defineTask({
  name: "mail-mention",
  schema: z.object({ subjectId: z.int(), mentioned: z.array(z.int()).readonly() }),
  async run(parts: MentionParts, { subjectId, mentioned }, task) {
    const { database, clock, from } = parts;
    const note = await noteById(database.read, subjectId);
    if (!note) return;
    for (const pro of await prosOf(database.read, note.organization_id)) {
      if (!mentioned.includes(pro.accountId)) continue;
      const reason = `${task.key}:${pro.accountId}`;
      const choosing = await choosingFor(parts, pro, "applicationUpdate", reason);
      if (!choosing) continue;
      const mail = mentionMail(note, { to: pro.email, from, publicUrl: parts.publicUrl(), choosing });
      await database.write((writer) => post(writer, mail, clock.now(), reason));
    }
  },
});
