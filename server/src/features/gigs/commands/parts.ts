import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { prosOf } from "../../organizations/queries/members.ts";
import type { GigEvent, GigProposalEvent } from "../events.ts";

export type GigParts = ChangeParts;

interface Happened<Name> {
  readonly name: Name;
  /** Absent if the software acted. */
  readonly actor?: Actor;
}

export async function announceGig(
  { events }: GigParts,
  writer: Writer,
  { name, actor }: Happened<GigEvent["name"]>,
  gig: { readonly id: number; readonly organization_id: number },
): Promise<void> {
  await events.append(writer, {
    name,
    subject: "gig",
    subjectId: gig.id,
    ...(actor && actorOf(actor)),
    payload: { organizationId: gig.organization_id },
  } satisfies GigEvent);
}

export async function announceProposal(
  { events }: GigParts,
  writer: Writer,
  { name, actor }: Happened<GigProposalEvent["name"]>,
  row: {
    readonly id: number;
    readonly gig_id: number;
    readonly account_id: number;
    readonly organization_id: number;
    readonly title: string;
  },
): Promise<void> {
  const pros = await prosOf(writer, row.organization_id);
  await events.append(writer, {
    name,
    subject: "gig-proposal",
    subjectId: row.id,
    ...(actor && actorOf(actor)),
    payload: {
      gigId: row.gig_id,
      title: row.title,
      organizationId: row.organization_id,
      accountId: row.account_id,
      hirers: pros.map(({ accountId }) => accountId),
    },
  } satisfies GigProposalEvent);
}
