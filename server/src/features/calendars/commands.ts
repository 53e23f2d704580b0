import { randomBytes } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { SignedIn } from "../session/gate/scopes.ts";

export interface CalendarParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Makes an address for the account's calendar. The earlier address ends with its row, whose number it contains. */
export async function makeFeed({ database, clock }: CalendarParts, { accountId }: SignedIn): Promise<void> {
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "account", accountId);
    await writer.deleteFrom("calendar_feed").where("account_id", "=", accountId).execute();
    await writer
      .insertInto("calendar_feed")
      .values({
        account_id: accountId,
        salt: randomBytes(16).toString("base64url"),
        made_at: clock.now(),
      })
      .execute();
  });
}

export function revokeFeed(parts: CalendarParts, { accountId }: SignedIn): Promise<void> {
  return endFeed(parts, accountId);
}

export async function endFeed({ database }: CalendarParts, accountId: number): Promise<void> {
  await database.write((writer) =>
    writer.deleteFrom("calendar_feed").where("account_id", "=", accountId).execute(),
  );
}
