import { message } from "@candor/contract/messages/message";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { dateText } from "../../../platform/mail/date-text.ts";
import type { SignedIn } from "../gate/scopes.ts";
import { shownName } from "./names.ts";

interface Answered {
  readonly answered_at: number | null;
  readonly answered_by: number | null;
}

/** Why a reader's answer comes too late: who answered and when. `not-found` if there is nothing to answer. */
export async function answeredBefore(
  read: Reader | Writer,
  { accountId }: Pick<SignedIn, "accountId">,
  row: Answered | undefined,
): Promise<Problem> {
  if (!row || row.answered_at === null) return new Problem("not-found");
  const people = await read
    .selectFrom("account")
    .select(["id", "email", "time_zone", shownName.as("name")])
    .where("id", "in", [accountId, row.answered_by ?? accountId])
    .execute();
  const by = people.find(({ id }) => id === row.answered_by);
  const zone = people.find(({ id }) => id === accountId)?.time_zone;
  const name = by?.name ?? by?.email ?? message("problem.somebody");
  return new Problem("already-answered", { values: { name, date: dateText(row.answered_at, zone) } });
}
