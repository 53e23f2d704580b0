import type { Reader } from "../database/database.ts";
import { inStoredLocale } from "../locale.ts";

export type MailReader = { readonly email: string } | { readonly accountId: number };

/** M-50: writes a text in its reader's language, or in the default one for an address that nobody has. */
export async function writtenFor<Written>(
  read: Reader,
  reader: MailReader,
  write: () => Written,
): Promise<Written> {
  const accounts = read.selectFrom("account").select("locale");
  const found =
    "email" in reader
      ? accounts.where("email", "=", reader.email)
      : accounts.where("id", "=", reader.accountId);
  return inStoredLocale((await found.executeTakeFirst())?.locale, write);
}
