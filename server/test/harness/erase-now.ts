import { erase } from "../../src/features/own-data/commands/erase/erase.ts";
import type { Person } from "./an-application.ts";
import type { TestApp } from "./app.ts";

/** Deletes somebody's account at their request, without the days to reconsider. */
export async function eraseNow(server: TestApp, own: Person): Promise<void> {
  const { status } = await server.ask("POST", "/rest/account/deletion", own);
  if (status !== 202) throw new Error(`The account's deletion answered ${status}.`);
  await server.parts.settled();
  const { id } = await server.parts.database.read
    .selectFrom("account_deletion")
    .select("id")
    .where("account_id", "=", Number(own.accountId))
    .executeTakeFirstOrThrow();
  await erase({ ...server.parts, publicUrl: () => server.origin }, id);
}
