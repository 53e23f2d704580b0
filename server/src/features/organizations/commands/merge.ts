import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import { proRoles } from "../queries/members.ts";
import { type MergeNames, type MergePair, mergePair } from "../queries/merge-pair.ts";
import { mergeById, organizationMeant } from "../queries/merges.ts";
import { announce, announceLeft, type OrganizationParts } from "./announce.ts";
import { endInvitations } from "./invitations.ts";
import { moveBack, moveInto } from "./move-belongings.ts";

/** Makes one organization another name of another; resolves with the merge's number. */
export async function mergeOrganizations(
  parts: OrganizationParts,
  scope: AdministratorScope,
  { reason, ...names }: MergeNames & { readonly reason: string },
): Promise<number> {
  return parts.database.write(async (writer) => {
    const { from, into } = await lockedPair(parts, writer, names);
    const { id } = await writer
      .insertInto("organization_merge")
      .values({
        from_id: from.id,
        into_id: into.id,
        merged_by: scope.accountId,
        merged_at: parts.clock.now(),
        reason,
        undone_by: null,
        undone_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writer
      .updateTable("organization")
      .set({ merged_into_id: into.id })
      .where("id", "=", from.id)
      .execute();
    const postings = await moveInto(writer, from.id, into.id);
    await announceMove(parts, writer, scope, { name: "organizations-merged", id, from, into, postings });
    return id;
  });
}

/** Separates them again: each gets back its own, and the first also what it was given under its name meanwhile. */
export async function undoMerge(
  parts: OrganizationParts,
  scope: AdministratorScope,
  text: string,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const known = await mergeById(writer, idOf(text) ?? -1);
    if (!known) throw new Problem("not-found");
    await parts.database.dialect.hold(writer, "organization", known.into_id);
    const merge = await mergeById(writer, known.id);
    if (!merge) throw new Problem("not-found");
    await writer
      .updateTable("organization_merge")
      .set({ undone_by: scope.accountId, undone_at: parts.clock.now() })
      .where("id", "=", merge.id)
      .execute();
    const [from, into] = [{ id: merge.from_id }, { id: merge.into_id }];
    await writer
      .updateTable("organization")
      .set({ merged_into_id: null })
      .where("id", "=", from.id)
      .execute();
    const postings = await moveBack(writer, from.id, into.id);
    const left = await unclaimWithoutPros(writer, [from.id, into.id]);
    for (const organizationId of left) await endInvitations(writer, organizationId, parts.clock.now());
    await announceMove(parts, writer, scope, {
      name: "organizations-separated",
      id: merge.id,
      from,
      into,
      postings,
    });
    for (const organizationId of left) await announceLeft(parts, writer, scope, organizationId);
  });
}

/** Unclaims those whose Pros all left while they were merged; resolves with them. Nobody answers for them. */
async function unclaimWithoutPros(writer: Writer, ids: readonly number[]): Promise<number[]> {
  const left = await writer
    .updateTable("organization")
    .set({ claimed: 0 })
    .where("id", "in", ids)
    .where("claimed", "=", 1)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("membership")
            .select("membership.id")
            .whereRef("membership.organization_id", "=", "organization.id")
            .where("membership.role", "in", proRoles),
        ),
      ),
    )
    .returning("id")
    .execute();
  return left.map(({ id }) => id);
}

/** Both organizations, locked: nobody proves a claim to the first one meanwhile. */
async function lockedPair(parts: OrganizationParts, writer: Writer, names: MergeNames): Promise<MergePair> {
  const meant = [await organizationMeant(writer, names.into), await organizationMeant(writer, names.from)];
  // Always in the same order, so that two merges never wait for each other.
  for (const id of meant.flatMap((one) => one?.id ?? []).toSorted((a, b) => a - b))
    await parts.database.dialect.hold(writer, "organization", id);
  return mergePair(writer, names);
}

interface Moved {
  readonly name: "organizations-merged" | "organizations-separated";
  readonly id: number;
  readonly from: { readonly id: number };
  readonly into: { readonly id: number };
  readonly postings: readonly number[];
}

/** Postings per event. */
const batch = 500;

async function announceMove(
  parts: OrganizationParts,
  writer: Writer,
  scope: AdministratorScope,
  { name, id, from, into, postings }: Moved,
): Promise<void> {
  // The figures of both are counted again, and what waits for an answer gets a promise.
  for (const organizationId of [into.id, from.id])
    await announce(parts, writer, {
      name,
      subject: "organization",
      subjectId: organizationId,
      ...actorOf(scope),
      payload: { organizationId, mergeId: id },
    });
  for (let at = 0; at < postings.length; at += batch)
    await parts.events.append(writer, {
      name: "postings-changed",
      subject: "posting",
      payload: { ids: postings.slice(at, at + batch) },
    });
}
