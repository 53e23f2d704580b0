import type { AgencyRelation } from "@candor/contract/agencies/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { countNamed } from "../queries/named.ts";
import type { RelationRow } from "../queries/relations.ts";

interface Seen {
  /** The organization whose page it is on. */
  readonly organizationId: number;
  readonly named: Awaited<ReturnType<typeof countNamed>>;
}

export function relationView(row: RelationRow, { organizationId, named }: Seen): AgencyRelation {
  const { agencyId, clientId, posting_id: postingId, ended_at: ended, decided_at: decided } = row;
  const changed = ended ?? decided;
  const ofPair = named.find((pair) => pair.agencyId === agencyId && pair.clientId === clientId);
  return {
    id: String(row.id),
    agency: { name: row.agencyName, slug: row.agencySlug },
    client: { name: row.clientName, slug: row.clientSlug },
    isClient: clientId === organizationId,
    ...(postingId !== null && { posting: { id: String(postingId), title: row.title ?? "" } }),
    state: row.state,
    asked: isoTime(row.asked_at),
    ...(changed !== null && { changed: isoTime(changed) }),
    postings: ofPair?.count ?? 0,
  };
}
