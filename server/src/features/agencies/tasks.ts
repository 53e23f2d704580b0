import { z } from "zod";
import { post } from "../../platform/mail/outbox.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { ownersOf } from "../organizations/queries/members.ts";
import { endAgenciesOf } from "./commands/answer.ts";
import type { AgencyParts } from "./commands/parts.ts";
import { type RelationRow, relationById } from "./queries/relations.ts";
import { agencyEndedMail, clientAnsweredMail, clientAskedMail } from "./views/mails.ts";

export interface MailingParts extends AgencyParts {
  /** The sender's address. */
  readonly from: string;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: () => string;
}

const schema = z.object({ relationId: z.int() });

/** Asks the client's owners. */
export const mailClientAsked = defineTask({
  name: "mail-client-asked",
  schema,
  async run(parts: MailingParts, { relationId }, task) {
    const row = await relationById(parts.database.read, relationId);
    if (row?.state !== "asked") return;
    await mailOwners(parts, row.clientId, task.key, (addressed) => clientAskedMail(row, addressed));
  },
});

/** Tells the agency's owners, and who asked. */
export const mailClientAnswered = defineTask({
  name: "mail-client-answered",
  schema,
  async run(parts: MailingParts, { relationId }, task) {
    const row = await relationById(parts.database.read, relationId);
    if (row?.state !== "confirmed" && row?.state !== "refused") return;
    await mailOwners(parts, row.agencyId, task.key, (addressed) => clientAnsweredMail(row, addressed));
  },
});

/** Tells both sides' owners what was confirmed and is no longer. What was only asked ends quietly. */
export const mailAgencyEnded = defineTask({
  name: "mail-agency-ended",
  schema,
  async run(parts: MailingParts, { relationId }, task) {
    const row = await relationById(parts.database.read, relationId);
    if (row?.state !== "ended" || row.decided_at === null) return;
    for (const [id, slug] of sidesOf(row))
      await mailOwners(parts, id, `${task.key}:${id}`, (addressed) =>
        agencyEndedMail(row, { ...addressed, slug }),
      );
  },
});

/** Ends what was agreed with an organization that somebody else answers for now, or nobody. */
export const endAgencies = defineTask({
  name: "end-agencies",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: AgencyParts, { organizationId }) => endAgenciesOf(parts, organizationId),
});

export const agencyTasks = [mailClientAsked, mailClientAnswered, mailAgencyEnded, endAgencies] as const;

function sidesOf({ agencyId, agencySlug, clientId, clientSlug }: RelationRow) {
  return [
    [agencyId, agencySlug],
    [clientId, clientSlug],
  ] as const;
}

async function mailOwners(
  { database, clock, from, publicUrl }: MailingParts,
  organizationId: number,
  key: string,
  mailTo: (addressed: { to: string; from: string; publicUrl: string }) => ReturnType<typeof clientAskedMail>,
): Promise<void> {
  for (const { accountId, email: to } of await ownersOf(database.read, organizationId)) {
    const mail = mailTo({ to, from, publicUrl: publicUrl() });
    await database.write((writer) => post(writer, mail, clock.now(), `${key}:${accountId}`));
  }
}
