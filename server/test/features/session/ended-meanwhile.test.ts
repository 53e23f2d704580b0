import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askDeletion } from "../../../src/features/own-data/commands/deletion.ts";
import { requestEmailChange } from "../../../src/features/session/commands/email-change.ts";
import { logInWithPassword } from "../../../src/features/session/commands/log-in.ts";
import { addPasskey } from "../../../src/features/session/commands/passkeys.ts";
import { changePassword, resetPassword } from "../../../src/features/session/commands/password.ts";
import type { SessionScope } from "../../../src/features/session/gate/scopes.ts";
import { personOf } from "../../../src/features/session/queries/accounts.ts";
import type { Database } from "../../../src/platform/database/database.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { newAuthenticator } from "../../harness/authenticator.ts";
import { newDevice, passwordLogIn } from "../../harness/device.ts";
import { changeLink, disownLink, ownAccount, password } from "../../harness/own-account.ts";
import { mailedCode, signIn } from "../../harness/sign-in.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const { ask, linkIn, signedUp } = ownAccount(() => server);

const other = "moss harbor 17 tin";
const client = { deviceHash: "d", device: undefined, network: "n", address: "a" } as const;

/** The server's parts, as a call has them that the gate let through before `happens`, and that writes after it. */
function before(happens: () => Promise<unknown>) {
  let happened: Promise<unknown> | undefined;
  const { database } = server.parts;
  const write: Database["write"] = async (work) => {
    await (happened ??= happens());
    return database.write(work);
  };
  return { ...server.parts, database: { ...database, write } };
}

/** An account that somebody else is signed in to, and how its owner ends that. */
async function intruded() {
  const { email, headers } = await signedUp();
  await passwordLogIn(server, newDevice(), email, password);
  const token = await linkIn(email, disownLink);
  const { read } = server.parts.database;
  const { accountId } = (await personOf(read, { email }))!;
  const session = await read
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const scope = { accountId, sessionId: session.id, email, impersonatorId: null } as SessionScope;
  return { email, headers, scope, disowns: () => ask("POST", "/rest/auth/suspicious", undefined, { token }) };
}

async function liveSessions(accountId: number): Promise<number> {
  const rows = await server.parts.database.read
    .selectFrom("session")
    .select("id")
    .where("account_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();
  return rows.length;
}

describe("R-36 a call that is under way while the owner ends every session", () => {
  it("begins no session with the password that was removed", async () => {
    const { email, scope, disowns } = await intruded();
    const logIn = logInWithPassword(before(disowns), { email, password, client });
    await expect(logIn).rejects.toMatchObject({ code: "credential-refused" });
    expect(await liveSessions(scope.accountId)).toBe(0);
  });

  it("sets no password", async () => {
    const { scope, disowns } = await intruded();
    const change = { currentPassword: password, newPassword: other, sender: "192.0.2.1" };
    const changing = changePassword(before(disowns), scope, change);
    await expect(changing).rejects.toMatchObject({ code: "unauthorized" });
    const person = await personOf(server.parts.database.read, scope);
    expect(person?.passwordHash).toBe(null);
  });

  it("requests no other address", async () => {
    const { scope, disowns } = await intruded();
    const asked = { email: `thief-${scope.accountId}@example.com`, password };
    const requesting = requestEmailChange(before(disowns), scope, asked);
    await expect(requesting).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("asks for no deletion", async () => {
    const { scope, disowns } = await intruded();
    const due = () => ({ name: "delete-account", key: "key", payload: {} });
    const asking = askDeletion(before(disowns), scope, due);
    await expect(asking).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("adds no passkey", async () => {
    const { headers, scope, disowns } = await intruded();
    const offer = await ask("POST", "/rest/account/passkeys/challenge", headers, { password });
    const credential = newAuthenticator(server.origin).make(offer.body);
    const adding = addPasskey(before(disowns), scope, { credential, device: undefined });
    await expect(adding).rejects.toMatchObject({ code: "unauthorized" });
  });
});

describe("a code for a new password", () => {
  it("sets none once the address is another's: comparing and hashing take a while", async () => {
    const { email, headers } = await signedUp();
    await ask("POST", "/rest/auth/reset", undefined, { email });
    const code = await mailedCode(server, email);
    const next = `next-${email}`;
    await ask("POST", "/rest/account/email", headers, { email: next, password });
    const token = await linkIn(next, changeLink);
    const moves = () => ask("POST", "/rest/account/email/confirmation", headers, { code: token });
    const resetting = resetPassword(before(moves), { email, code, password: other, guesser: client });
    await expect(resetting).rejects.toMatchObject({ code: "proof-refused" });
    expect((await passwordLogIn(server, newDevice(), next, password)).status).toBe(200);
    await signIn(server, next);
  });
});
