import { z } from "zod";
import { postMail } from "../../platform/mail/mailing.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { prosOf } from "../organizations/queries/members.ts";
import { type OptionalMailingParts, optionalLetterTo } from "../preferences/queries/optional-letter.ts";
import { noteById } from "./queries/notes.ts";
import { mentionMail } from "./views.ts";

/** One mail to each colleague that a note names, if they want such mails and may still read it. */
export const mailMention = defineTask({
  name: "mail-mention",
  schema: z.object({ subjectId: z.int(), mentioned: z.array(z.int()).readonly() }),
  async run(parts: OptionalMailingParts, { subjectId, mentioned }, task) {
    const { read } = parts.database;
    const note = await noteById(read, subjectId);
    if (!note) return;
    for (const pro of await prosOf(read, note.organization_id)) {
      if (!mentioned.includes(pro.accountId)) continue;
      const reason = `${task.key}:${pro.accountId}`;
      const letter = await optionalLetterTo(parts, pro, "applicationUpdate", reason);
      if (letter) await postMail(parts, pro, () => mentionMail(note, letter), reason);
    }
  },
});
