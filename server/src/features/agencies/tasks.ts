import { z } from "zod";
import type { Addressed } from "../../platform/mail/letter.ts";
import { type MailingParts, postToEach } from "../../platform/mail/mailing.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { ownersOf } from "../organizations/queries/members.ts";
import { endAgenciesOf, endDisownedAgenciesOf } from "./commands/answer.ts";
import type { AgencyParts } from "./commands/parts.ts";
import { type RelationRow, relationById } from "./queries/relations.ts";
import { agencyEndedMail, clientAnsweredMail, clientAskedMail } from "./views/mails.ts";

const schema = z.object({ relationId: z.int() });

/** Asks the client's owners. */
export const mailClientAsked = defineTask({
  name: "mail-client-asked",
  schema,
  async run(parts: MailingParts, { relationId }, task) {
    const row = await relationById(parts.database.read, relationId);
    if (row?.state !== "asked") return;
    const owners = await ownersOf(parts.database.read, row.clientId);
    await postToEach(parts, owners, task.key, (addressed) => clientAskedMail(row, addressed));
  },
});

/** Tells the agency's owners, and the person who asked. */
export const mailClientAnswered = defineTask({
  name: "mail-client-answered",
  schema,
  async run(parts: MailingParts, { relationId }, task) {
    const row = await relationById(parts.database.read, relationId);
    if (row?.state !== "confirmed" && row?.state !== "refused") return;
    const owners = await ownersOf(parts.database.read, row.agencyId);
    await postToEach(parts, owners, task.key, (addressed) => clientAnsweredMail(row, addressed));
  },
});

/** Tells both sides' owners what is no longer confirmed. Mere requests end quietly. */
export const mailAgencyEnded = defineTask({
  name: "mail-agency-ended",
  schema,
  async run(parts: MailingParts, { relationId }, task) {
    const row = await relationById(parts.database.read, relationId);
    if (row?.state !== "ended" || row.decided_at === null) return;
    for (const [id, slug] of sidesOf(row)) {
      const owners = await ownersOf(parts.database.read, id);
      const mailFor = (addressed: Addressed) => agencyEndedMail(row, { ...addressed, slug });
      await postToEach(parts, owners, `${task.key}:${id}`, mailFor);
    }
  },
});

/** Ends the relations of an organization that somebody else answers for now, or nobody. */
export const endAgencies = defineTask({
  name: "end-agencies",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: AgencyParts, { organizationId }) => endAgenciesOf(parts, organizationId),
});

/** Ends the relations that somebody confirmed who was in another's account. */
export const endDisownedAgencies = defineTask({
  name: "end-disowned-agencies",
  schema: z.object({ subjectId: z.int(), since: z.int() }),
  run: (parts: AgencyParts, { subjectId: accountId, since }) =>
    endDisownedAgenciesOf(parts, { accountId, since }),
});

export const agencyTasks = [
  mailClientAsked,
  mailClientAnswered,
  mailAgencyEnded,
  endAgencies,
  endDisownedAgencies,
] as const;

function sidesOf({ agencyId, agencySlug, clientId, clientSlug }: RelationRow) {
  return [
    [agencyId, agencySlug],
    [clientId, clientSlug],
  ] as const;
}
