import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import {
  keyActivation,
  readFileToken,
  readToken,
  signFileToken,
  signToken,
} from "../../../../src/features/session/rules/tokens.ts";
import { day, hour, minute } from "../../../../src/platform/durations.ts";

const start = Date.UTC(2026, 0, 1);
const key = { id: "first", secret: Buffer.alloc(32, 1), createdAt: start };
const keys = { keys: [key] };
const subject = { accountId: 7, sessionId: "s", email: "ada@example.com" };
const fileSubject = { accountId: 7, sessionId: "s", applicationId: 9 };

interface Made {
  readonly header?: object;
  readonly claims?: object;
  readonly audience?: string;
}

/** A session token, signed with our key, with one thing changed. */
function made({ header, claims, audience = "candor:session" }: Made = {}): Promise<string> {
  const seconds = start / 1000;
  return new SignJWT({ sub: "7", sid: "s", email: subject.email, iat: seconds, exp: seconds + 60, ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "session+jwt", kid: "first", ...header })
    .setAudience(audience)
    .sign(key.secret);
}

const read = (token: string, now = start) => readToken(keys, "session", token, now);

describe("a token of a session", () => {
  it("E-01 says whose it is, in which session, and until when", async () => {
    expect(await read(await made())).toEqual({ ...subject, expiresAt: start + minute });
  });

  it.each<[string, Made]>([
    ["another algorithm of the same key", { header: { alg: "HS512" } }],
    ["another type", { header: { typ: "download+jwt" } }],
    ["no type", { header: { typ: undefined } }],
    ["another audience", { audience: "candor:download" }],
    ["a key that is none of ours", { header: { kid: "second" } }],
    ["no key", { header: { kid: undefined } }],
    ["no session", { claims: { sid: undefined } }],
    ["no time at which it was made", { claims: { iat: undefined } }],
    ["no end", { claims: { exp: undefined } }],
    ["no address of mail", { claims: { email: undefined } }],
    ["an account that is no number", { claims: { sub: "ada" } }],
  ])("is none with %s", async (_what, one) => {
    expect(await read(await made(one))).toBeUndefined();
  });

  it("V-42 is valid until it ends, and not afterwards", async () => {
    const token = await signToken(keys, "session", subject, start);
    expect(await read(token, start + 14 * day - 1000)).toMatchObject(subject);
    expect(await read(token, start + 14 * day)).toBeUndefined();
  });

  it("of an impersonator names both, and ends with the impersonation", async () => {
    const expiresAt = start + 30 * minute;
    const token = await signToken(keys, "session", { ...subject, impersonatorId: 3, expiresAt }, start);
    const claims = JSON.parse(Buffer.from(token.split(".")[1] as string, "base64url").toString());
    expect(claims).toMatchObject({ sub: "7", act: { sub: "3" }, exp: expiresAt / 1000 });
    expect(await read(token, expiresAt - 1000)).toMatchObject({ expiresAt });
    expect(await read(token, expiresAt)).toBeUndefined();
  });
});

describe("a token of another purpose", () => {
  it("passes only for its own, and ends in its own time", async () => {
    const session = await signToken(keys, "session", subject, start);
    const download = await signToken(keys, "download", subject, start);
    const file = await signFileToken(keys, fileSubject, start);
    const own = async (token: string, now: number) => ({
      session: (await read(token, now)) !== undefined,
      download: (await readToken(keys, "download", token, now)) !== undefined,
      file: (await readFileToken(keys, token, now)) !== undefined,
    });
    const none = { session: false, download: false, file: false };
    expect(await own(session, start)).toEqual({ ...none, session: true });
    expect(await own(download, start + 24 * hour - 1000)).toEqual({ ...none, download: true });
    expect(await own(download, start + 24 * hour)).toEqual(none);
    expect(await own(file, start + 5 * minute - 1000)).toEqual({ ...none, file: true });
    expect(await own(file, start + 5 * minute)).toEqual(none);
    expect(await readFileToken(keys, file, start)).toEqual(fileSubject);
  });
});

describe("a key that another one follows", () => {
  const second = { id: "second", secret: Buffer.alloc(32, 2), createdAt: start + 90 * day };
  const both = { keys: [key, second] };
  const end = second.createdAt + keyActivation + 5 * minute;

  it("signs nothing later than five minutes after the next one signs, because clocks differ", async () => {
    const at = async (now: number) => {
      const token = await signToken(keys, "session", subject, now);
      return (await readToken(both, "session", token, now)) !== undefined;
    };
    expect([await at(end), await at(end + 1000)]).toEqual([true, false]);
  });
});

it("nothing is signed without a key", async () => {
  await expect(signToken({ keys: [] }, "session", subject, start)).rejects.toThrow("no signing key");
});
