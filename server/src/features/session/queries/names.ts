import { sql } from "kysely";
import type { Reader, Writer } from "../../../platform/database/database.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import type { SessionEvent } from "../events.ts";

/** What an account is called: its display name, otherwise its full name; null while it has neither. */
const accountName = sql<string | null>`coalesce(named.display_name,
  nullif(trim(coalesce(named.first_name, '') || ' ' || coalesce(named.last_name, '')), ''))`;

/** The same for the row of `account` that a query reads. */
export const shownName = sql<string | null>`
  (select ${accountName} from account as named where named.id = account.id)`;

/**
 * The public name of `pro`: what its account is called. Its own column counts only if it has no account, or one without
 * a name. Has no parameter, so that prepared queries can use it.
 */
export const proName = sql<string>`coalesce(
  (select ${accountName} from account as named where named.id = pro.account_id), pro.name)`;

interface Named {
  readonly accountId: number;
}

/** Undefined while the account has no name. */
export async function accountNameOf(
  read: Reader | Writer,
  { accountId }: Named,
): Promise<string | undefined> {
  const row = await read
    .selectFrom("account as named")
    .select(accountName.as("name"))
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.name ?? undefined;
}

/** Makes a change to the acting account. Resolves with what to announce if its Pros get another public name by it. */
export async function renaming(
  writer: Writer,
  actor: Actor,
  change: () => Promise<unknown>,
): Promise<SessionEvent | undefined> {
  const before = await publicNameOf(writer, actor);
  await change();
  if ((await publicNameOf(writer, actor)) === before) return undefined;
  const about = { subject: "account", subjectId: actor.accountId, ...actorOf(actor) } as const;
  return { ...about, name: "pro-renamed", payload: {} };
}

/** The same for all of the account's Pros, unless it has no name; undefined if it is no Pro. */
async function publicNameOf(read: Writer, { accountId }: Named): Promise<string | undefined> {
  const row = await read
    .selectFrom("pro")
    .select(proName.as("name"))
    .where("account_id", "=", accountId)
    .orderBy("id")
    .executeTakeFirst();
  return row?.name;
}
