import type { Reader } from "../../../platform/database/database.ts";

/** Local numbers have seven digits in most of the world. */
const fewestDigits = 7;

/**
 * Leads with this number and no address, which no account's deletion finds. Only digits count, from the last one on: one
 * number may have been typed with its country's code and the other without.
 */
export async function leadsByPhone(read: Reader, phone: string) {
  const asked = digitsOf(phone);
  if (asked.length < fewestDigits) return [];
  const leads = await read
    .selectFrom("lead")
    .select(["id", "first_name", "last_name", "phone", "created_at"])
    .where("email", "=", "")
    .orderBy("id")
    .execute();
  return leads.filter((lead) => {
    const typed = digitsOf(lead.phone);
    const [shorter, longer] = typed.length < asked.length ? [typed, asked] : [asked, typed];
    return shorter.length >= fewestDigits && longer.endsWith(shorter);
  });
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}
