import { limits } from "@candor/contract/limits";
import { Problem } from "../../../../platform/http/problem.ts";
import { targetOf } from "../../../../platform/outbound/target.ts";
import { enqueue } from "../../../../platform/tasks/queue.ts";
import type { OwnerScope } from "../../../organizations/gate.ts";
import { ownOrganization, refuseFormerOwner } from "../../../organizations/queries/own.ts";
import { sourcesOf } from "../../queries/sources.ts";
import { sourceAddress } from "../../rules/sources/address.ts";
import { announceSource, refuseWithoutOutbound } from "./change.ts";
import type { SourceParts } from "./parts.ts";
import { fetchRequest } from "./schedule.ts";

/** Connects a source and requests a fetch. */
export async function connectSource(
  parts: SourceParts,
  scope: OwnerScope,
  { slug, url }: { readonly slug: string; readonly url: string },
): Promise<{ id: string }> {
  const { database, clock } = parts;
  // The organization's ownership is checked first: nobody learns anything about another's.
  const { id: organizationId } = await ownOrganization(database.read, scope, slug);
  refuseWithoutOutbound(parts);
  refuseAddress(parts, url);
  const { kind, fetched } = sourceAddress(url);
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "organization", organizationId);
    await refuseFormerOwner(writer, scope, organizationId);
    const known = await sourcesOf(writer, organizationId);
    const most = limits.sourcesPerOrganization;
    if (known.length >= most) throw new Problem("too-many-sources", { values: { most: String(most) } });
    if (known.some((row) => sourceAddress(row.url).fetched === fetched)) throw new Problem("source-known");
    const now = clock.now();
    const { id } = await writer
      .insertInto("connected_source")
      .values({
        organization_id: organizationId,
        kind,
        url,
        made_by: scope.accountId,
        made_at: now,
        next_at: now,
        not_before: now,
        failures: 0,
        etag: null,
        last_modified: null,
        read_at: null,
        held_closings: 0,
        allowed_closings: 0,
        paused_at: null,
        removed_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await enqueue(writer, fetchRequest({ id, at: now }), now);
    await announceSource(parts, writer, scope, organizationId, { name: "source-connected", sourceId: id });
    return { id: String(id) };
  });
}

function refuseAddress({ outbound: { mayReach } }: SourceParts, url: string): void {
  try {
    targetOf(url, mayReach);
  } catch {
    throw new Problem("source-refused");
  }
}
