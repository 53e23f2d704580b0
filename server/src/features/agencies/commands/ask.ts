import { limits } from "@candor/contract/limits";
import { askedClients } from "@candor/contract/rate-limits";
import type { Writer } from "../../../platform/database/database.ts";
import { day } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { tally, tooMany } from "../../../platform/http/rate-limits.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { isProved } from "../../organizations/queries/claims.ts";
import { organizationMeant } from "../../organizations/queries/merges.ts";
import { ownOrganization } from "../../organizations/queries/own.ts";
import { askedOf, liveStates, type Pair } from "../queries/relations.ts";
import { type AgencyParts, announceRelation } from "./parts.ts";
import { nameOn } from "./posting.ts";

interface Asked {
  readonly client: string;
  readonly postingId?: string | undefined;
}

/** Asks a client to confirm that an organization posts for it, and marks a posting as being for that client. */
export async function askClient(
  parts: AgencyParts,
  scope: ProScope,
  slug: string,
  { client: text, postingId }: Asked,
): Promise<{ isConfirmed: boolean }> {
  return parts.database.write(async (writer) => {
    const { id: agency } = await ownOrganization(writer, scope, slug);
    await parts.database.dialect.hold(writer, "organization", agency);
    const client = await clientMeant(writer, agency, text);
    const posting = postingId === undefined ? null : (idOf(postingId) ?? -1);
    if (posting !== null) await nameOn(parts, writer, scope, { agency, client, posting });
    const asked = await askedOf(writer, { agency, client });
    const same = asked.filter((row) => row.posting_id === null || row.posting_id === posting);
    const isConfirmed = same.some(({ state }) => state === "confirmed");
    if (same.some(({ state }) => liveStates.some((live) => live === state))) return { isConfirmed };
    const noes = (rows: typeof asked) => noesIn(rows, parts.clock.now());
    if (noes(same) > 0 || noes(asked) >= enough) throw new Problem("client-declined");
    await ask(parts, writer, scope, { agency, client, posting });
    return { isConfirmed };
  });
}

/** An organization that somebody has proved to speak for: nobody else can confirm anything. */
async function clientMeant(writer: Writer, agency: number, text: string): Promise<number> {
  const meant = await organizationMeant(writer, text);
  if (!meant) return refuse("validation.clientUnknown");
  const id = meant.mergedIntoId ?? meant.id;
  if (id === agency) return refuse("validation.clientSame");
  const { claimed } = await writer
    .selectFrom("organization")
    .select("claimed")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (claimed === 0 || !(await isProved(writer, id))) throw new Problem("client-unproved");
  return id;
}

function refuse(key: "validation.clientUnknown" | "validation.clientSame"): never {
  throw new Problem("invalid-request", { fields: [{ path: "/client", key }] });
}

/** After this many refusals of single postings, a client isn't asked about others. */
const enough = 3;

/** How often a client recently refused, or ended what it had confirmed. Relations that the agency ended don't count. */
function noesIn(rows: Awaited<ReturnType<typeof askedOf>>, now: number): number {
  const since = now - limits.agencyRestDays * day;
  return rows.filter(
    ({ state, ended_side: side, ended_at: ended, decided_at: decided }) =>
      (state === "refused" || side === "client") && (ended ?? decided ?? 0) > since,
  ).length;
}

async function ask(
  parts: AgencyParts,
  writer: Writer,
  scope: ProScope,
  { agency, client, posting }: Pair,
): Promise<void> {
  const now = parts.clock.now();
  const wait = await tally(writer, `clients asked by ${agency}`, askedClients, now);
  if (wait > 0) throw tooMany("too-many-requests", wait);
  const { id } = await writer
    .insertInto("agency_relation")
    .values({
      agency_id: agency,
      client_id: client,
      posting_id: posting,
      state: "asked",
      asked_by: scope.accountId,
      asked_at: now,
      decided_at: null,
      decided_by: null,
      ended_at: null,
      ended_by: null,
      ended_side: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await announceRelation(parts, writer, { name: "client-asked", id, agency, actor: scope });
}
