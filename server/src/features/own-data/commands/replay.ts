import { randomBytes } from "node:crypto";
import { stillHere } from "../queries/deletions.ts";
import { erase } from "./erase/erase.ts";
import type { ErasingParts } from "./parts.ts";
import { type Line, lines } from "./register.ts";

const atOnce = 500;

/** After an older backup was restored, repeats the deletions made since. Resolves with how many. */
export async function replayDeletions(parts: ErasingParts): Promise<number> {
  const all = await lines(parts);
  let count = 0;
  for (let at = 0; at < all.length; at += atOnce) {
    const returned = await stillHere(parts.database.read, all.slice(at, at + atOnce));
    for (const one of returned) await deleteAgain(parts, one);
    count += returned.length;
  }
  return count;
}

async function deleteAgain(parts: ErasingParts, { account, asked }: Line): Promise<void> {
  const { id } = await parts.database.write((writer) =>
    writer
      .insertInto("account_deletion")
      .values({
        account_id: account,
        salt: randomBytes(16).toString("base64url"),
        asked_at: asked,
        due_at: parts.clock.now(),
        cancelled_at: null,
        done_at: null,
        receipt: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await erase(parts, id);
}
