import type { Defect } from "../defect.ts";

const links = "server/src/features/session/commands/links.ts";
const codes = "server/src/features/session/rules/codes.ts";
const codeCommands = "server/src/features/session/commands/codes.ts";
const tokens = "server/src/features/session/rules/mailed-token.ts";
const signUp = "server/src/features/session/rules/sign-up.ts";
const emailChanges = "server/src/features/session/queries/email-changes.ts";
const emailChange = "server/src/features/session/commands/email-change.ts";
const takenLink = "server/src/pages/mailed-link.ts";
const identities = "server/src/features/session/rules/identities.ts";
const authorizations = "server/src/features/session/commands/authorizations.ts";
const offered = "web/app/session/mailed-link.ts";

const linksTest = "server/test/features/session/links.test.ts";
const codesTest = "server/test/features/session/rules/codes.test.ts";
const sessionTest = "server/test/features/session/session.test.ts";
const signUpTest = "server/test/features/session/sign-up.test.ts";
const tokensTest = "server/test/features/session/rules/mailed-token.test.ts";
const timeTest = "server/test/features/session/rules/constant-time.test.ts";
const emailChangeTest = "server/test/features/session/email-change.test.ts";
const accountTest = "server/test/features/session/account.test.ts";
const takenLinkTest = "server/test/pages/mailed-link.test.ts";
const offeredTest = "web/test/session/mailed-link.test.ts";
const identitiesTest = "server/test/features/session/rules/identities.test.ts";
const providersTest = "server/test/features/session/identities.test.ts";

/** Mailed codes and links, and a provider's claims about a mailbox. */
export const mailed: readonly Defect[] = [
  {
    title: "a link that signed in is not used up",
    file: links,
    text: ".set({ used_at: parts.clock.now() })",
    becomes: ".set({ used_at: null })",
    test: [linksTest, "S-18 works once, and its first use creates the account"],
  },
  {
    title: "a link lives for an hour",
    file: links,
    text: "limits.linkMinutes * minute)",
    becomes: "6 * limits.linkMinutes * minute)",
    test: [linksTest, "ends after ten minutes"],
  },
  {
    title: "a link is taken whatever its proof is",
    file: links,
    text: 'link && isMailedToken(codeSecret(keys), "sign-in", link, token) ? link : undefined',
    becomes: "link",
    test: [linksTest, "refuses a malformed link, a changed one and one of another purpose alike"],
  },
  {
    title: "looking at a link uses it up",
    file: links,
    text: "const own = browserKey",
    becomes:
      'await parts.database.write((writer) => writer.updateTable("login_link").set({ used_at: 1 }).where("id", "=", link.id).execute());\n  const own = browserKey',
    test: [linksTest, "shows the masked address, uses nothing up, and recognizes the browser that asked"],
  },
  {
    title: "every browser is taken for the one that asked",
    file: links,
    text: "browserKey !== undefined && hashOfCookie(browserKey) === link?.browser_hash",
    becomes: "browserKey !== undefined",
    test: [linksTest, "shows the masked address, uses nothing up, and recognizes the browser that asked"],
  },
  {
    title: "looking at a link tells the whole address",
    file: links,
    text: "maskedEmail: maskedEmail(email)",
    becomes: "maskedEmail: email",
    test: [linksTest, "shows the masked address, uses nothing up, and recognizes the browser that asked"],
  },
  {
    title: "a mailed token of one purpose passes for another",
    file: tokens,
    text: "`${purpose}:${id}:${salt}`",
    becomes: "`${id}:${salt}`",
    test: [tokensTest, "a mailed token of one purpose passes for no other"],
  },
  {
    title: "a mailed token of one row passes for another",
    file: tokens,
    text: "`${purpose}:${id}:${salt}`",
    becomes: "`${purpose}:${salt}`",
    test: [tokensTest, "another row's proof under this one's number is no token of the row"],
  },
  {
    title: "a mailed token is compared by its beginning",
    file: tokens,
    text: "given.length === expected.length && timingSafeEqual(given, expected)",
    becomes: "expected.subarray(0, 20).equals(given.subarray(0, 20))",
    test: [tokensTest, "one with a changed end is no token of the row"],
  },
  {
    title: "opening a page by its link drops what the link is for",
    file: takenLink,
    text: "value: found.token,",
    becomes: 'value: "",',
    test: [takenLinkTest, "has it taken out of its address at once"],
  },
  {
    title: "a form with `e` in its address is taken for a link",
    file: takenLink,
    text: 'request.method === "POST" ? undefined : withoutCredential(request.url)',
    becomes: "withoutCredential(request.url)",
    test: [takenLinkTest, "POST /?e=7.abc is the page, and keeps nothing"],
  },
  {
    title: "a link is completed silently in a browser that did not ask",
    file: offered,
    text: "if (link.own && isTheirs",
    becomes: "if (isTheirs",
    test: [offeredTest, "offers a living one, which stays"],
  },
  {
    title: "a link switches the person who is signed in without asking",
    file: offered,
    text: "if (link.own && isTheirs",
    becomes: "if (link.own",
    test: [offeredTest, "S-04 asks somebody else who is signed in, also where it was asked for"],
  },
  {
    title: "completing a sign-in leads to completing it",
    file: offered,
    text: ' && url.pathname !== addresses.login("completion")',
    becomes: "",
    test: [offeredTest, "S-18 leads nowhere from where it completes"],
  },
  {
    title: "a dead link signs out the person who is signed in",
    file: offered,
    text: "return inspected.ok && !inspected.answer.proves;",
    becomes: "return !inspected.ok || !inspected.answer.proves;",
    test: [offeredTest, "X-02 signs nobody out for a dead link"],
  },
  {
    title: "a code lives for an hour",
    file: codes,
    text: "now < endOfCode(code.createdAt)",
    becomes: "now < code.createdAt + 60 * minute",
    test: [sessionTest, "lets a code die after ten minutes"],
  },
  {
    title: "a code signs in twice",
    file: codes,
    text: "code.usedAt === null &&",
    becomes: "",
    test: [codesTest, "that is used is alive as it is written"],
  },
  {
    title: "a code that signed in is not used up",
    file: "server/src/features/session/commands/use-code.ts",
    text: "{ used_at: now, sign_up_json: null }",
    becomes: "{ sign_up_json: null }",
    test: [sessionTest, "uses a code once"],
  },
  {
    title: "a code is compared by its beginning",
    file: codes,
    text: "digits.length === right.length && timingSafeEqual(digits, right)",
    becomes: "right.subarray(0, 5).equals(digits.subarray(0, 5))",
    test: [codesTest, '"042043" is the code 042042: false'],
  },
  {
    title: "a code of other characters breaks the call",
    file: codes,
    text: "digits.length === right.length",
    becomes: "given.length === expected.length",
    test: [sessionTest, "refuses a code of other characters like any wrong one, and counts it"],
  },
  {
    title: "a code is compared in a time that tells",
    file: codes,
    text: "timingSafeEqual(digits, right)",
    becomes: "digits.equals(right)",
    test: [timeTest, "a code is compared in constant time"],
  },
  {
    title: "a mailed token is compared in a time that tells",
    file: tokens,
    text: "timingSafeEqual(given, expected)",
    becomes: "given.equals(expected)",
    test: [timeTest, "a mailed token is compared in constant time"],
  },
  {
    title: "a code that signs in sets a password",
    file: "server/src/features/session/queries/codes.ts",
    text: '.where("purpose", "=", purpose.purpose)',
    becomes: "",
    test: [accountTest, "V-39 asks for the code, and takes no code that signs in"],
  },
  {
    title: "another device's sign-up becomes the person's account",
    file: signUp,
    text: "signUp.deviceHash === deviceHash ? signUp : undefined",
    becomes: "signUp",
    test: [signUpTest, "takes no password from another device than the one that enters the code"],
  },
  {
    title: "a stranger completes a sign-up that they asked again",
    file: codeCommands,
    text: "if (code && signUpOf(code.sign_up_json, deviceHash)) return code;",
    becomes: "if (code) return code;",
    test: [signUpTest, "is completed by a code that is sent again, from the same device only"],
  },
  {
    title: "a sign-up changes an account that is there",
    file: "server/src/features/session/commands/mailbox.ts",
    text: "if (known.provedAt !== null)",
    becomes: "if (known.accountId < 0)",
    test: [signUpTest, "V-10 signs in to an account that is there already"],
  },
  {
    title: "the debug sign-up exists in production",
    file: "server/src/features/session/commands/log-in.ts",
    text: "if (parts.production)",
    becomes: "if (!parts)",
    test: [signUpTest, "S-24 does not exist in production"],
  },
  {
    title: "another person confirms a change of address",
    file: emailChanges,
    text: "change.account_id !== scope.accountId",
    becomes: "change.account_id === 0",
    test: [
      emailChangeTest,
      "A-06 A-07 A-08 A-09 is refused: too late, somebody else's, replaced since, cancelled",
    ],
  },
  {
    title: "a change of address that was replaced is made",
    file: emailChanges,
    text: "newest?.id === change.id ? undefined",
    becomes: "newest ? undefined",
    test: [
      emailChangeTest,
      "A-06 A-07 A-08 A-09 is refused: too late, somebody else's, replaced since, cancelled",
    ],
  },
  {
    title: "a change of address lives for ever",
    file: emailChanges,
    text: " || change.expires_at <= clock.now()",
    becomes: "",
    test: [
      emailChangeTest,
      "A-06 A-07 A-08 A-09 is refused: too late, somebody else's, replaced since, cancelled",
    ],
  },
  {
    title: "an address that is another account's is taken over",
    file: emailChange,
    text: 'if (await isTaken(writer, email, scope)) throw new Problem("email-in-use");',
    becomes: "",
    test: [emailChangeTest, "V-09 that got an account meanwhile is refused"],
  },
  {
    title: "a provider's word for a mailbox that it does not run opens an account",
    file: identities,
    text: "return isAuthoritative && account",
    becomes: "return account",
    test: [identitiesTest, "verified true, by who runs the mailbox false"],
  },
  {
    title: "a provider's word that it did not verify creates an account",
    file: identities,
    text: 'if (!isVerified) return "prove-mailbox";',
    becomes: "",
    test: [identitiesTest, "verified false, by who runs the mailbox false"],
  },
  {
    title: "a provider's answer is taken in a browser that did not ask",
    file: authorizations,
    text: '.where("browser_hash", "=", deviceHash)',
    becomes: "",
    test: [providersTest, "leads to the requested page, for the asking browser only"],
  },
  {
    title: "a provider's answer is taken twice",
    file: authorizations,
    text: "(await useUp(parts, writer, found.id)) ? found : undefined",
    becomes: "found",
    test: [providersTest, "works once, even with another code for the same state"],
  },
  {
    title: "a provider's answer is read whatever its size",
    file: "server/src/platform/identity-providers/bounded-fetch.ts",
    text: "if (bytes > most)",
    becomes: "if (bytes > 1024 * most)",
    test: [providersTest, "facebook's answer is read to a megabyte, and no further"],
  },
];
