import type { Locale } from "@candor/contract/messages/locales";
import type { SessionScope } from "../../session/gate/scopes.ts";
import type { AccountParts } from "./appoint.ts";

/** M-50: the language in which this person's mails are written. */
export async function changeLocale(
  { database }: Pick<AccountParts, "database">,
  { accountId }: SessionScope,
  locale: Locale,
): Promise<void> {
  await database.write((writer) =>
    writer.updateTable("account").set({ locale }).where("id", "=", accountId).execute(),
  );
}
