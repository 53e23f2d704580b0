import type { Defect } from "../defect.ts";

const live = "server/src/features/session/queries/live.ts";
const tokens = "server/src/features/session/rules/tokens.ts";
const machine = "web/app/session/machine.ts";
const cookies = "server/src/platform/http/browser-cookies.ts";
const impersonate = "server/src/features/session/commands/impersonate.ts";

const tokensTest = "server/test/features/session/rules/tokens.test.ts";
const keysTest = "server/test/features/session/signing-keys.test.ts";
const sessionTest = "server/test/features/session/session.test.ts";
const lifeTest = "server/test/features/session/session-life.test.ts";
const accountTest = "server/test/features/session/account.test.ts";
const impersonationTest = "server/test/features/session/impersonation.test.ts";
const machineTest = "web/test/session/machine.test.ts";
const browserTest = "web/test/session/browser/session.test.ts";

/** Tokens, cookies and sessions, on both sides of the wire. */
export const sessions: readonly Defect[] = [
  {
    title: "a token is taken whatever its audience is",
    file: tokens,
    text: "      audience,\n      typ: type,",
    becomes: "      typ: type,",
    test: [tokensTest, "is none with another audience"],
  },
  {
    title: "a token is taken whatever its type is",
    file: tokens,
    text: "      typ: type,\n      requiredClaims",
    becomes: "      requiredClaims",
    test: [tokensTest, "is none with another type"],
  },
  {
    title: "a token chooses its algorithm",
    file: tokens,
    text: 'algorithms: ["HS256"],',
    becomes: "",
    test: [tokensTest, "is none with another algorithm of the same key"],
  },
  {
    title: "a token never ends",
    file: tokens,
    text: "currentDate: new Date(now)",
    becomes: "currentDate: new Date(0)",
    test: [tokensTest, "V-42 is valid until it ends"],
  },
  {
    title: "a token that names no key of ours is tried with the first",
    file: tokens,
    text: "keys.find((one) => one.id === id)",
    becomes: "(keys.find((one) => one.id === id) ?? keys[0])",
    test: [tokensTest, "is none with a key that is none of ours"],
  },
  {
    title: "a download token is a session's token by audience and type",
    file: tokens,
    text: 'audience: "candor:download", type: "download+jwt"',
    becomes: 'audience: "candor:session", type: "session+jwt"',
    test: [tokensTest, "passes only for its own"],
  },
  {
    title: "an old key signs on in the hands of a thief",
    file: tokens,
    text: "issuedAt * 1000 <= end",
    becomes: "issuedAt * 1000 <= Infinity",
    test: [keysTest, "ends the validity of its predecessor"],
  },
  {
    title: "a new key signs before other processes have read it",
    file: tokens,
    text: "createdAt + keyActivation <= now",
    becomes: "createdAt <= now",
    test: [keysTest, "signs once every process has had time to read it"],
  },
  {
    title: "a new key signs out the person whom the one before it signed in",
    file: "server/src/features/session/commands/signing-key.ts",
    text: "await addSigningKey(writer, now);\n      keys = await signingKeys(writer);",
    becomes: "await addSigningKey(writer, now);\n      keys = (await signingKeys(writer)).slice(-1);",
    test: [keysTest, "are the same, and are followed by one new key after 90 days"],
  },
  {
    title: "an impersonator's token outlives the impersonation",
    file: tokens,
    text: "Math.min(issuedAt + seconds, latest)",
    becomes: "issuedAt + seconds",
    test: [impersonationTest, "is given a token that names both, for 30 minutes"],
  },
  {
    title: "a session that was ended goes on",
    file: live,
    text: '.where("session.ended_at", "is", null)',
    becomes: "",
    test: [sessionTest, "C-12 ends at once when its person logs out, and other sessions don't"],
  },
  {
    title: "a session's cookie never ends",
    file: live,
    text: '.where("session.expires_at", ">", now)',
    becomes: "",
    test: [lifeTest, "S-05 ends for its cookie at the same moment"],
  },
  {
    title: "a token opens the account of another session",
    file: "server/src/features/session/gate/tokens.ts",
    text: "live.accountId !== subject.accountId",
    becomes: "false",
    test: [lifeTest, "is not opened by a token that names another account"],
  },
  {
    title: "any site's page has a session refreshed",
    file: "server/src/features/session/gate/gates.ts",
    text: "!parts.origin.accepts(request.headers.origin)",
    becomes: "false",
    test: [sessionTest, "C-11 is refreshed by its cookie from our own pages only"],
  },
  {
    title: "anyone who names no origin is taken for a page of ours",
    file: "server/src/platform/http/origin.ts",
    text: "origin !== undefined && urls().includes(origin)",
    becomes: "origin === undefined || urls().includes(origin)",
    test: [sessionTest, "C-11 is refreshed by its cookie from our own pages only"],
  },
  {
    title: "a refresh does not keep the session",
    file: "server/src/features/session/commands/sessions.ts",
    text: "network, expires_at: now + limits.sessionDays * day",
    becomes: "network",
    test: [lifeTest, "C-11 lasts for 14 days from each refresh"],
  },
  {
    title: "a refresh puts the end of an impersonation off",
    file: "server/src/features/session/commands/sessions.ts",
    text: "scope.impersonatorId === null && !scope.provisional",
    becomes: "!scope.provisional",
    test: [impersonationTest, "gets new tokens for the same 30 minutes, and none after them"],
  },
  {
    title: "an impersonation lasts an hour",
    file: "contract/src/limit-values.ts",
    text: "impersonationMinutes = 30",
    becomes: "impersonationMinutes = 60",
    test: [impersonationTest, "is given a token that names both, for 30 minutes"],
  },
  {
    title: "an impersonation goes on after the administrator has signed out",
    file: live,
    text: 'is("own.ended_at", "is", null),',
    becomes: "",
    test: [impersonationTest, "ends with their own session"],
  },
  {
    title: "an impersonation goes on without the right to it",
    file: live,
    text: 'is("impersonator.administrator", "=", 1),',
    becomes: "",
    test: [impersonationTest, "ends with the right, before a task"],
  },
  {
    title: "an administrator can be impersonated",
    file: impersonate,
    text: "account.administrator === 1",
    becomes: "false",
    test: [impersonationTest, "names one person who is there and is no administrator"],
  },
  {
    title: "a page shows an administrator's own session when the impersonation has ended",
    file: "server/src/features/session/gate/browsing.ts",
    text: "const names = [impersonationCookieName(origin), cookieName(origin)",
    becomes: "const names = [cookieName(origin)",
    test: [impersonationTest, "is shown pages as the person, and as nobody between"],
  },
  {
    title: "a reset tells a stranger whether an account has a name",
    file: "server/src/features/session/commands/password.ts",
    text: "const hasNames = await isEasilyGuessed(password, person ? { ...person, sender } : stranger);",
    becomes:
      'const hasNames = await isEasilyGuessed(password, person ? { ...person, sender } : stranger);\n  if (hasNames) throw easilyGuessed("/password");',
    test: [accountTest, "says that a password is the person's name only to somebody who knows the code"],
  },
  {
    title: "an account's own address is a very strong password",
    file: "server/src/features/session/commands/new-password.ts",
    text: 'const words = [email, ...email.split("@"), ',
    becomes: "const words = [",
    test: [
      "server/test/features/session/sign-up.test.ts",
      'V-19 refuses {"password":"ivy@example.com"} with the catalogue\'s text, and mails nothing',
    ],
  },
  {
    title: "another password ends no session",
    file: "server/src/features/session/commands/password.ts",
    text: "await endSessions(parts, writer, { accountId, ...ending });",
    becomes: "",
    test: [accountTest, "ends every other session, and is mailed"],
  },
  {
    title: "anyone who says that it was not them keeps every session",
    file: "server/src/features/session/commands/disown.ts",
    text: "await endSessions(parts, writer, { accountId });",
    becomes: "",
    test: [accountTest, "ends every session and the password, and continues by the mailbox"],
  },
  {
    title: "ending one session ends them all",
    file: "server/src/features/session/commands/end-sessions.ts",
    text: '.where("id", "=", sessionId)\n',
    becomes: "\n",
    test: [sessionTest, "C-12 ends at once when its person logs out, and other sessions don't"],
  },
  {
    title: "scripts read the session's cookie",
    file: cookies,
    text: "httpOnly: true",
    becomes: "httpOnly: false",
    test: [sessionTest, "S-17 gives a session whose token names the account"],
  },
  {
    title: "other sites' requests carry the session's cookie",
    file: cookies,
    text: 'sameSite: "lax"',
    becomes: 'sameSite: "none"',
    test: [sessionTest, "S-17 gives a session whose token names the account"],
  },
  {
    title: "the session's cookie crosses the network in clear",
    file: cookies,
    text: "secure: origin.secure()",
    becomes: "secure: false",
    test: [sessionTest, "ends with the cookies of the session and of drafts taken back"],
  },
  {
    title: "the database holds cookies that open sessions",
    file: "server/src/features/session/rules/cookies.ts",
    text: 'return hash("sha256", cookie, "base64url");',
    becomes: "return cookie;",
    test: [lifeTest, "stores its cookie nowhere"],
  },
  {
    title: "a cache keeps what is somebody's",
    file: "server/src/platform/http/serve.ts",
    text: 'route.gate !== "anyone" || request.headers.authorization !== undefined;',
    becomes: 'route.gate === "administrator";',
    test: [sessionTest, "answers private data with no-store"],
  },
  {
    title: "the browser carries a token that has expired",
    file: machine,
    text: "held !== undefined && held.expiresAt > now",
    becomes: "held !== undefined",
    test: [machineTest, "S-01 to S-15 a session takes each step as it is written"],
  },
  {
    title: "a provisional session counts as signed in",
    file: machine,
    text: "if (claims.provisional) return",
    becomes: "if (!claims) return",
    test: [machineTest, "S-01 to S-15 a session takes each step as it is written"],
  },
  {
    title: "the browser keeps a token that the server refused",
    file: machine,
    text: 'carried === "main" ? loggedOut(session)',
    becomes: 'carried === "main" ? stay(session)',
    test: [browserTest, "S-09 S-14 K-02 ends with a 401"],
  },
  {
    title: "the page is asked again at once",
    file: machine,
    text: "const recheck = 100;",
    becomes: "const recheck = 0;",
    test: [browserTest, "S-09 S-14 K-02 ends with a 401"],
  },
  {
    title: "a token is renewed every week",
    file: machine,
    text: "const refreshAge = 24 *",
    becomes: "const refreshAge = 7 * 24 *",
    test: [browserTest, "S-06 K-01 renews its token once that is a day old"],
  },
  {
    title: "other tabs do not hear that somebody signed out",
    file: machine,
    text: '    { kind: "tell-tabs" },\n    event.onOwnPage',
    becomes: "    event.onOwnPage",
    test: [browserTest, "S-10 S-11 sign out together"],
  },
  {
    title: "a refused credential signs out",
    file: "web/app/wire/request.ts",
    text: 'code !== "credential-refused"',
    becomes: 'code !== ""',
    test: [browserTest, "S-09 a refused credential says nothing about the token"],
  },
];
