import type { Reader } from "../database/database.ts";
import { inStoredLocale } from "../locale.ts";

export type MailReader = AtAddress | { readonly accountId: number };

interface AtAddress {
  readonly email: string;
  /** By name, for an address that nobody has an account with: of the page where it was given. */
  readonly locale?: string | null;
}

/** M-50: writes a text in its reader's language: as they chose it, or else that of the page that led to the text. */
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
  const { locale } = reader as Partial<AtAddress>;
  return inStoredLocale((await found.executeTakeFirst())?.locale ?? locale, write);
}
