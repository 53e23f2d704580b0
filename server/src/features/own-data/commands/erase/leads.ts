import type { Database } from "../../../../platform/database/database.ts";
import { announcementsOfLead } from "../../queries/announcements.ts";
import type { Person } from "../../queries/person.ts";
import { mailsAbout, mailTasks } from "./named.ts";

/** Deletes a lead that has no address, and the mails that repeat it. Resolves with false if there is none. */
export async function eraseLead({ database }: { readonly database: Database }, id: number): Promise<boolean> {
  return database.write(async (writer) => {
    const lead = await writer
      .selectFrom("lead")
      .select("id")
      .where("id", "=", id)
      .where("email", "=", "")
      .executeTakeFirst();
    if (!lead) return false;
    const announcements = await announcementsOfLead(writer, id);
    const writtenBy: Person = {
      accountId: nobody,
      emails: [],
      unproved: [],
      names: [],
      hirers: [],
      announcements,
    };
    await mailTasks(writer, writtenBy, 0);
    await mailsAbout(writer, writtenBy, 0);
    await writer.deleteFrom("lead").where("id", "=", id).execute();
    return true;
  });
}

/** No account has this number. */
const nobody = -1;
