import { z } from "zod";
import { type MailingParts, postToEach } from "../../../platform/mail/mailing.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { roleIn } from "../queries/members.ts";
import { mergedOwnersOf, mergeWithNames } from "../queries/merges.ts";
import { mergedMail, separatedMail } from "../views/merge-mails.ts";

const schema = z.object({ mergeId: z.int() });

/** Tells the owners of an organization that it was merged into another, unless the merge was undone. */
export const mailMerge = defineTask({
  name: "mail-merge",
  schema,
  async run(parts: MailingParts, { mergeId }) {
    const { read } = parts.database;
    const merge = await mergeWithNames(read, mergeId);
    if (!merge || merge.isUndone) return;
    for (const owner of await mergedOwnersOf(read, merge.from.id)) {
      const role = await roleIn(read, owner, merge.into.id);
      if (role)
        await postToEach(parts, [owner], `merge:${mergeId}`, (addressed) =>
          mergedMail(merge, role, addressed),
        );
    }
  },
});

/** Tells them that the merge was undone. */
export const mailSeparation = defineTask({
  name: "mail-separation",
  schema,
  async run(parts: MailingParts, { mergeId }) {
    const { read } = parts.database;
    const merge = await mergeWithNames(read, mergeId);
    if (!merge?.isUndone) return;
    const owners = await mergedOwnersOf(read, merge.from.id);
    await postToEach(parts, owners, `separation:${mergeId}`, (addressed) => separatedMail(merge, addressed));
  },
});
