import type { Writer } from "./database/database.ts";

interface Named {
  readonly email: string;
  readonly now: number;
  /** "Ada King Lovelace": everything after the first word is the last name. */
  readonly name?: string;
  readonly isProved: boolean;
}

/** The number of the account with this address, which is created if there is none. */
export async function accountNamed(writer: Writer, { email, now, name, isProved }: Named): Promise<number> {
  const [first, ...rest] = name?.split(" ") ?? [];
  await writer
    .insertInto("account")
    .values({
      email,
      email_proved_at: isProved ? now : null,
      display_name: null,
      first_name: first ?? null,
      last_name: first === undefined ? null : rest.join(" "),
      administrator: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id } = await writer
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return id;
}
