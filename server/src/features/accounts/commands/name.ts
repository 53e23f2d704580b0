import type { Updateable } from "kysely";
import type { AccountTable } from "../../../platform/database/tables/people.ts";
import { actorOf } from "../../../platform/events/log.ts";
import type { SessionEvent } from "../../session/events.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { renamesPro } from "../../session/queries/names.ts";
import type { AccountParts } from "./appoint.ts";

type NameParts = Pick<AccountParts, "database" | "events">;

/** Changes the name a person goes by. What was sent under another name keeps it. */
export async function changeName(
  parts: NameParts,
  scope: SessionScope,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await rename(parts, scope, { first_name: firstName, last_name: lastName });
}

/** Changes what a person is called; undefined: their full name. */
export async function changeDisplayName(
  parts: NameParts,
  scope: SessionScope,
  displayName: string | undefined,
): Promise<void> {
  await rename(parts, scope, { display_name: displayName ?? null });
}

async function rename(
  { database, events }: NameParts,
  scope: SessionScope,
  columns: Updateable<AccountTable>,
): Promise<void> {
  const { accountId } = scope;
  await database.write(async (writer) => {
    const change = () => writer.updateTable("account").set(columns).where("id", "=", accountId).execute();
    if (!(await renamesPro(writer, scope, change))) return;
    const about = { subject: "account", subjectId: accountId, ...actorOf(scope) } as const;
    await events.append(writer, { ...about, name: "pro-renamed", payload: {} } satisfies SessionEvent);
  });
}
