import type { Writer } from "../../../platform/database/database.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import type { OwnerScope } from "../gate.ts";
import { ownOrganization } from "../queries/own.ts";
import { standingReply } from "../queries/reply.ts";
import { announce, type OrganizationParts } from "./announce.ts";

/** Publishes a reply beside an organization's record. Publishing the same words again changes nothing. */
export async function publishReply(
  parts: OrganizationParts,
  scope: OwnerScope,
  slug: string,
  text: string,
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write(async (writer) => {
    const id = await held(parts, writer, scope, slug);
    const standing = await standingReply(writer, id);
    if (standing?.text === text) return;
    if (standing) await end(writer, standing.id, { ended_at: now });
    const reply = await writer
      .insertInto("record_reply")
      .values({ organization_id: id, text, published_at: now, ended_at: null, removal_reason: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await announceReply(parts, writer, "reply-published", scope, { organizationId: id, replyId: reply.id });
  });
}

export async function withdrawReply(
  parts: OrganizationParts,
  scope: OwnerScope,
  slug: string,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const id = await held(parts, writer, scope, slug);
    const standing = await standingReply(writer, id);
    if (!standing) return;
    await end(writer, standing.id, { ended_at: parts.clock.now() });
    await announceReply(parts, writer, "reply-withdrawn", scope, {
      organizationId: id,
      replyId: standing.id,
    });
  });
}

/** An administrator removes a reply that breaks the rules. The organization reads why. */
export async function removeReply(
  parts: OrganizationParts,
  scope: AdministratorScope,
  replyId: number,
  reason: string,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const reply = await writer
      .selectFrom("record_reply")
      .select("organization_id")
      .where("id", "=", replyId)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (!reply) throw new Problem("not-found");
    await end(writer, replyId, { ended_at: parts.clock.now(), removal_reason: reason });
    const about = { organizationId: reply.organization_id, replyId };
    await announceReply(parts, writer, "reply-removed", scope, about);
  });
}

/** If two owners publish at once, one reply stays. */
async function held({ database }: OrganizationParts, writer: Writer, scope: OwnerScope, slug: string) {
  const { id } = await ownOrganization(writer, scope, slug);
  await database.dialect.hold(writer, "organization", id);
  return id;
}

async function end(
  writer: Writer,
  id: number,
  how: { readonly ended_at: number; readonly removal_reason?: string },
): Promise<void> {
  await writer.updateTable("record_reply").set(how).where("id", "=", id).execute();
}

async function announceReply(
  parts: OrganizationParts,
  writer: Writer,
  name: "reply-published" | "reply-withdrawn" | "reply-removed",
  actor: Actor,
  { organizationId, replyId }: { readonly organizationId: number; readonly replyId: number },
): Promise<void> {
  await announce(parts, writer, {
    name,
    subject: "organization",
    subjectId: organizationId,
    ...actorOf(actor),
    payload: { replyId },
  });
}
