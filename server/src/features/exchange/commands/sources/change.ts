import type { Writer } from "../../../../platform/database/database.ts";
import { actorOf } from "../../../../platform/events/log.ts";
import { Problem } from "../../../../platform/http/problem.ts";
import { idOf } from "../../../../platform/ids.ts";
import { isoTime } from "../../../../platform/iso-time.ts";
import { enqueue } from "../../../../platform/tasks/queue.ts";
import type { OwnerScope } from "../../../organizations/gate.ts";
import { ownOrganization, refuseFormerOwner } from "../../../organizations/queries/own.ts";
import type { SourceChanged } from "../../events.ts";
import { type SourceRow, sourceById } from "../../queries/sources.ts";
import type { SourceParts } from "./parts.ts";
import { fetchRequest } from "./schedule.ts";

interface Named {
  readonly slug: string;
  readonly id: string;
}

export async function fetchNow(parts: SourceParts, scope: OwnerScope, named: Named): Promise<void> {
  await change(parts, scope, named, async (writer, source) => {
    refuseEarly(parts, source);
    await fetchAt(parts, writer, source.id);
  });
}

/** Confirms that the missing postings may close, up to the number that was shown, and requests a fetch. */
export async function allowClosings(parts: SourceParts, scope: OwnerScope, named: Named): Promise<void> {
  await change(parts, scope, named, async (writer, source) => {
    refuseEarly(parts, source);
    await fetchAt(parts, writer, source.id, { held_closings: 0, allowed_closings: source.held_closings });
    return "source-closings-allowed";
  });
}

export async function pauseSource(parts: SourceParts, scope: OwnerScope, named: Named): Promise<void> {
  await change(parts, scope, named, async (writer, source) => {
    if (source.paused_at !== null) return undefined;
    await set(writer, source.id, { paused_at: parts.clock.now() });
    return "source-paused";
  });
}

export async function resumeSource(parts: SourceParts, scope: OwnerScope, named: Named): Promise<void> {
  await change(parts, scope, named, async (writer, source) => {
    if (source.paused_at === null) return undefined;
    refuseWithoutOutbound(parts);
    await fetchAt(parts, writer, source.id, { paused_at: null, failures: 0 }, source.not_before);
    return "source-resumed";
  });
}

export async function removeSource(parts: SourceParts, scope: OwnerScope, named: Named): Promise<void> {
  await change(parts, scope, named, async (writer, source) => {
    await set(writer, source.id, { removed_at: parts.clock.now() });
    return "source-removed";
  });
}

export function refuseWithoutOutbound({ outbound }: SourceParts): void {
  if (!outbound.allowed) throw new Problem("outbound-off");
}

export async function announceSource(
  { events }: SourceParts,
  writer: Writer,
  scope: OwnerScope,
  organizationId: number,
  { name, sourceId }: { readonly name: SourceChanged["name"]; readonly sourceId: number },
): Promise<void> {
  const about = { subject: "organization", subjectId: organizationId, ...actorOf(scope) } as const;
  await events.append(writer, { name, ...about, payload: { sourceId } } satisfies SourceChanged);
}

/** Changes a source of the caller's organization; 404 for any other. `work` returns the event's name. */
async function change(
  parts: SourceParts,
  scope: OwnerScope,
  { slug, id }: Named,
  work: (writer: Writer, source: SourceRow) => Promise<SourceChanged["name"] | undefined | void>,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const { id: organizationId } = await ownOrganization(writer, scope, slug);
    await parts.database.dialect.hold(writer, "organization", organizationId);
    await refuseFormerOwner(writer, scope, organizationId);
    const source = await sourceById(writer, idOf(id) ?? -1);
    if (source?.wholeId !== organizationId) throw new Problem("not-found");
    const name = await work(writer, source);
    if (name) await announceSource(parts, writer, scope, organizationId, { name, sourceId: source.id });
  });
}

/** Nobody can make us call a server more often than it wants. */
function refuseEarly(parts: SourceParts, source: SourceRow): void {
  refuseWithoutOutbound(parts);
  if (source.paused_at !== null) throw new Problem("source-paused");
  const wait = source.not_before - parts.clock.now();
  if (wait <= 0) return;
  const time = `${isoTime(source.not_before).slice(0, 16).replace("T", " ")} UTC`;
  throw new Problem("source-waits", { values: { time }, retryAfter: Math.ceil(wait / 1000) });
}

type Changes = Partial<
  Record<"held_closings" | "allowed_closings" | "failures" | "next_at" | "removed_at", number> & {
    paused_at: number | null;
  }
>;

async function fetchAt(
  { clock }: SourceParts,
  writer: Writer,
  id: number,
  changes: Changes = {},
  soonest = 0,
): Promise<void> {
  const at = Math.max(clock.now(), soonest);
  await set(writer, id, { ...changes, next_at: at });
  await enqueue(writer, fetchRequest({ id, at }), clock.now());
}

async function set(writer: Writer, id: number, changes: Changes): Promise<void> {
  await writer.updateTable("connected_source").set(changes).where("id", "=", id).execute();
}
