import type { Writer } from "./database/database.ts";
import type { AdministratorActTable } from "./database/tables/administration.ts";
import { byAge, type Forget } from "./retention/timer.ts";

interface Act extends Pick<AdministratorActTable, "kind" | "reason"> {
  readonly accountId: number;
  readonly administratorId: number;
  readonly now: number;
}

/** Records in the command's transaction what an administrator did to an account, and why. Resolves with its number. */
export async function recordAct(
  writer: Writer,
  { accountId, administratorId, kind, reason, now }: Act,
): Promise<number> {
  const { id } = await writer
    .insertInto("administrator_act")
    .values({ account_id: accountId, administrator_id: administratorId, kind, reason, acted_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const forgetActs: Forget = byAge("administratorActs", "administrator_act", ["id"], "acted_at");
