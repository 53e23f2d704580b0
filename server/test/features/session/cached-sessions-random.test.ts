import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { appointPro, setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { disown } from "../../../src/features/session/commands/disown.ts";
import { disownToken } from "../../../src/features/session/commands/disown-link.ts";
import {
  confirmEmailChange,
  requestEmailChange,
} from "../../../src/features/session/commands/email-change.ts";
import { endSession, endSessions } from "../../../src/features/session/commands/end-sessions.ts";
import { impersonate } from "../../../src/features/session/commands/impersonate.ts";
import { logInWithCode } from "../../../src/features/session/commands/log-in.ts";
import { accountOfMailbox } from "../../../src/features/session/commands/mailbox.ts";
import { changePassword, resetPassword } from "../../../src/features/session/commands/password.ts";
import { startProvisional } from "../../../src/features/session/commands/provisional.ts";
import { logOut, refresh } from "../../../src/features/session/commands/sessions.ts";
import { startSession } from "../../../src/features/session/commands/start.ts";
import { skipProof } from "../../../src/features/session/commands/unproved.ts";
import type { Caller } from "../../../src/features/session/gate/roles.ts";
import type { AdministratorScope, SessionScope } from "../../../src/features/session/gate/scopes.ts";
import { callerOf } from "../../../src/features/session/gate/tokens.ts";
import type { LiveSession } from "../../../src/features/session/queries/live.ts";
import { codeOf, codeSecret } from "../../../src/features/session/rules/codes.ts";
import { mailedToken } from "../../../src/features/session/rules/mailed-token.ts";
import { signToken, type TokenSubject } from "../../../src/features/session/rules/tokens.ts";
import { day, minute } from "../../../src/platform/durations.ts";
import { CachedRows } from "../../../src/platform/events/cached-rows.ts";
import { Problem } from "../../../src/platform/http/problem.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

/** Two processes on the same records. */
let servers: readonly [TestApp, TestApp];

beforeAll(async () => {
  const first = await startApp();
  const { dataFolder, databaseUrl } = first.parts.config;
  const settings = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  servers = [first, await startApp(settings)];
});
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

/** One run: two people, and every token they ever got. */
interface World {
  readonly emails: readonly [string, string];
  readonly tokens: string[];
}

type Act = (server: TestApp, world: World, pick: number) => Promise<unknown>;

const client = { deviceHash: "device", device: undefined, address: "203.0.113.9", network: "203.0.113.0/24" };

/** Everything that changes who a token names, or what they may do. */
const acts: Readonly<Record<string, Act>> = {
  signIn: ({ parts }, world, pick) =>
    parts.database.write(async (writer) => {
      const email = chosen(world.emails, pick);
      const { accountId } = await accountOfMailbox(parts, writer, {
        email,
        person: undefined,
        deviceHash: client.deviceHash,
        scope: undefined,
      });
      const started = await startSession(parts, writer, { accountId, email, client });
      await give(parts, world, started);
    }),
  refresh: as(({ parts }, _world, scope) =>
    refresh(parts, scope, { network: client.network, cookie: undefined }),
  ),
  logOut: as(({ parts }, _world, scope) => logOut(parts, scope)),
  endOne: as(({ parts }, _world, scope) =>
    parts.database.write(async (writer) => {
      const one = await writer
        .selectFrom("session")
        .select("id as sessionId")
        .where("account_id", "=", scope.accountId)
        .where("ended_at", "is", null)
        .executeTakeFirstOrThrow();
      await endSession(parts, writer, { ...scope, ...one });
    }),
  ),
  endOthers: as(({ parts }, _world, { accountId, sessionId }) =>
    parts.database.write((writer) => endSessions(parts, writer, { accountId, except: sessionId })),
  ),
  grant: ({ parts }, { emails }, pick) => setAdministrator(parts, chosen(emails, pick), { granted: true }),
  revoke: ({ parts }, { emails }, pick) => setAdministrator(parts, chosen(emails, pick), { granted: false }),
  appoint: ({ parts }, { emails }, pick) => appointPro(parts, chosen(emails, pick), "nobody"),
  impersonate: as(async ({ parts }, world, scope, pick) => {
    const whom = { email: chosen(world.emails, pick), reason: "They asked for it." };
    await give(parts, world, await impersonate(parts, scope as AdministratorScope, whom));
  }),
  changeEmail: as(async ({ parts }, world, scope) => {
    await requestEmailChange(parts, scope, { email: anAddress() });
    await isAsReadEverywhere(world);
    const row = await newestEmailChange(parts);
    await confirmEmailChange(parts, scope, mailedToken(codeSecret(parts.keys), "email-change", row));
  }),
  setPassword: as(({ parts }, _world, scope) =>
    changePassword(parts, scope, { newPassword: password, sender: "192.0.2.1" }),
  ),
  resetPassword: async ({ parts }, { emails }, pick) => {
    const email = chosen(emails, pick);
    await resetPassword(parts, {
      email,
      code: await mailedCode(parts, { email, purpose: "reset" }),
      password,
      guesser: client,
    });
  },
  openPreferences: as(({ parts }, world, { accountId, email }) =>
    parts.database.write(async (writer) =>
      give(parts, world, await startProvisional(parts, writer, { accountId, email })),
    ),
  ),
  skipProof: async ({ parts }, world) => {
    const email = anAddress();
    const person = { firstName: "Ada", lastName: "Byron", passwordHash: null };
    const sign_up_json = JSON.stringify({ ...person, deviceHash: client.deviceHash });
    await mailedCode(parts, { email, purpose: "sign-in", sign_up_json });
    await give(parts, world, await skipProof(parts, { email, client }));
  },
  proveEmail: as(async ({ parts }, world, scope) => {
    const { email } = scope;
    const code = await mailedCode(parts, { email, purpose: "sign-in" });
    await give(parts, world, await logInWithCode(parts, { email, code, client, scope }));
  }),
  disown: as(async ({ parts }, _world, { accountId, email }) => {
    const link = { accountId, email, reason: aName(), restoresEmail: true };
    await disown(parts, await parts.database.write((writer) => disownToken(parts, writer, link)));
  }),
  wait: () => passTime(10 * minute),
  waitLong: () => passTime(8 * day),
};

const password = "kelp lantern 42";

type ActAs = (server: TestApp, world: World, scope: SessionScope, pick: number) => Promise<unknown>;

/** Acts as somebody with a valid token, if there is one. */
function as(act: ActAs): Act {
  return async (server, world, pick) => {
    const callers = await Promise.all(world.tokens.map((token) => callerAt(server, token)));
    const good = callers.flatMap((caller) => (typeof caller === "object" && caller.scope) || []);
    if (good.length > 0) await act(server, world, chosen(good, pick), pick);
  };
}

async function give(parts: TestApp["parts"], { tokens }: World, subject: TokenSubject): Promise<void> {
  tokens.push(await signToken(parts.keys, "session", subject, parts.clock.now()));
}

async function passTime(milliseconds: number): Promise<void> {
  for (const server of servers) await server.advance(milliseconds);
}

function newestEmailChange({ database }: TestApp["parts"]) {
  return database.read
    .selectFrom("email_change")
    .select(["id", "salt"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
}

interface MailedCode {
  readonly email: string;
  readonly purpose: "sign-in" | "reset";
  readonly sign_up_json?: string;
}

async function mailedCode({ database, clock, keys }: TestApp["parts"], code: MailedCode): Promise<string> {
  const row = { ...code, salt: aName(), tries: 0, created_at: clock.now(), used_at: null };
  await database.write((writer) => writer.insertInto("login_code").values(row).execute());
  return codeOf(codeSecret(keys), row.salt);
}

const chosen = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;
const aName = () => randomBytes(8).toString("hex");
const anAddress = () => `${aName()}@example.com`;

/** Who a token names and what they may do, or the problem's code if it opens nothing. */
async function callerAt({ parts }: TestApp, token: string, gates = parts.gates): Promise<Caller | string> {
  return callerOf(gates, { headers: { authorization: `Bearer ${token}` } }).catch(({ code }) => code);
}

/** The real gate agrees with one that caches nothing. */
async function isAsRead(server: TestApp, { tokens }: World): Promise<void> {
  const reading = { ...server.parts.gates, sessions: new CachedRows<LiveSession>("account") };
  for (const token of tokens)
    expect(await callerAt(server, token)).toEqual(await callerAt(server, token, reading));
}

async function isAsReadEverywhere(world: World): Promise<void> {
  for (const server of servers) {
    await server.parts.settled();
    await isAsRead(server, world);
  }
}

const step = fc.record({
  act: fc.constantFrom(...Object.keys(acts)),
  actor: fc.constantFrom(0, 1),
  pick: fc.nat(1000),
});

async function isAsReadAfterEach(
  steps: readonly { act: string; actor: number; pick: number }[],
): Promise<void> {
  const world: World = { emails: [anAddress(), anAddress()], tokens: [] };
  for (const pick of [0, 1]) await acts["signIn"]!(servers[0], world, pick);
  await acts["grant"]!(servers[0], world, 0);
  for (const { act, actor, pick } of steps) {
    const server = servers[actor] as TestApp;
    await acts[act]!(server, world, pick).catch(refused);
    await isAsRead(server, world);
    await isAsReadEverywhere(world);
  }
}

/** Some acts are refused because of the people's state at that moment; anything else is a fault in the test. */
function refused(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

describe("a session that is kept", () => {
  it("is what a reading gives, in two processes, after whatever either of them did", async () => {
    const given = servers.map(({ parts }) => vi.spyOn(parts.gates.sessions, "get"));
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), isAsReadAfterEach), {
      numRuns: 8,
      endOnFailure: true,
    });
    for (const { mock } of given)
      expect(mock.results.filter(({ value }) => value !== undefined).length).toBeGreaterThan(20);
  }, 60_000);
});
