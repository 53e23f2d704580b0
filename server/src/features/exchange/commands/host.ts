import type { Writer } from "../../../platform/database/database.ts";
import { announceChanges } from "./announce.ts";
import type { ApplyParts } from "./parts.ts";

/** Makes an organization's Pros the hosts of its open postings without one, so that somebody answers for them. */
export async function hostOpenPostings(parts: ApplyParts, now: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const pros = await writer.selectFrom("pro").select(["id", "organization_id"]).orderBy("id").execute();
    const hosted: number[] = [];
    for (const pro of pros) hosted.push(...(await host(writer, pro, now)));
    await announceChanges(parts, writer, hosted);
  });
}

async function host(
  writer: Writer,
  pro: { id: number; organization_id: number },
  now: number,
): Promise<number[]> {
  const rows = await writer
    .updateTable("posting")
    .set({ pro_id: pro.id, confirmed_at: now })
    .where("organization_id", "=", pro.organization_id)
    .where("status", "=", "open")
    .where("pro_id", "is", null)
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}
