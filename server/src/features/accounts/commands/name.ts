import type { SessionScope } from "../../session/gate/scopes.ts";
import type { AccountParts } from "./appoint.ts";

/** Changes the name a person goes by. What was sent under another name keeps it. */
export async function changeName(
  { database }: Pick<AccountParts, "database">,
  { accountId }: SessionScope,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await database.write((writer) =>
    writer
      .updateTable("account")
      .set({ first_name: firstName, last_name: lastName })
      .where("id", "=", accountId)
      .execute(),
  );
}

/** Changes what a person is called; undefined: their full name. */
export async function changeDisplayName(
  { database }: Pick<AccountParts, "database">,
  { accountId }: SessionScope,
  displayName: string | undefined,
): Promise<void> {
  await database.write((writer) =>
    writer
      .updateTable("account")
      .set({ display_name: displayName ?? null })
      .where("id", "=", accountId)
      .execute(),
  );
}
