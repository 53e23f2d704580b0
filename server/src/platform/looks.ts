import type { LookKind } from "@candor/contract/values";
import { sql } from "kysely";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { minute } from "./durations.ts";
import { isoDate } from "./iso-time.ts";
import { byAge, type Forget } from "./retention/timer.ts";

/** Data of another person that somebody is shown. */
export interface Shown {
  /** The application's number. */
  readonly id: number;
  /** The account whose data it is. */
  readonly account_id: number;
  readonly organization_id: number;
}

interface Looker {
  readonly accountId: number;
  readonly impersonatorId: number | null;
}

/** An open page reloads itself whenever something happens: what is shown again within this time is one look. */
const visit = 10 * minute;

/**
 * M-28: records who is about to be shown personal data. Call it before answering: what can't be recorded isn't shown.
 * Looks at one's own data aren't recorded.
 */
export async function noteLooks(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  looker: Looker,
  kind: LookKind,
  shown: readonly Shown[],
): Promise<void> {
  const others = shown.filter(({ account_id }) => account_id !== looker.accountId);
  if (others.length === 0) return;
  const now = clock.now();
  const rows = others.map(({ id, account_id, organization_id }) => ({
    account_id,
    looker_id: looker.accountId,
    impersonator_id: looker.impersonatorId,
    organization_id,
    application_id: id,
    kind,
    day: isoDate(now),
    first_at: now,
    last_at: now,
    times: 1,
  }));
  await database.write((writer) =>
    writer
      .insertInto("look")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "application_id", "looker_id", "kind", "day"]).doUpdateSet({
          last_at: now,
          times: sql<number>`look.times + case when look.last_at < ${now - visit} then 1 else 0 end`,
        }),
      )
      .execute(),
  );
}

export const forgetLooks: Forget = byAge(
  "looks",
  "look",
  ["account_id", "application_id", "looker_id", "kind", "day"],
  "last_at",
);
