import { createDemo } from "./demo.ts";
import { ensureAdministrator } from "./features/accounts/commands/appoint.ts";
import { replayDeletions } from "./features/own-data/commands/replay.ts";
import type { Parts } from "./parts.ts";

/** What a start does to the records before anybody is answered. The demo goes first: it is for records that are new. */
export async function prepareRecords(parts: Parts): Promise<void> {
  await replay(parts);
  await createDemo(parts);
  await appoint(parts);
}

/** Runs before anybody sees people again whom an older backup brought back. */
async function replay(parts: Parts): Promise<void> {
  const count = await replayDeletions({ ...parts, publicUrl: () => parts.origin.url() });
  if (count > 0) parts.log.warn({ count }, "accounts that had been deleted were deleted again");
}

async function appoint(parts: Parts): Promise<void> {
  const { adminEmail } = parts.config;
  if (adminEmail === undefined || (await ensureAdministrator(parts, adminEmail))) return;
  parts.log.warn(
    "The person of ADMIN_EMAIL lost the right of an administrator. `npm run admin -- grant` restores it.",
  );
}
