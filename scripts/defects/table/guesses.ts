import type { Defect } from "../defect.ts";

const limits = "contract/src/rate-limits.ts";
const mailing = "server/src/features/session/gate/mailing.ts";
const codes = "server/src/features/session/commands/codes.ts";
const newestCodes = "server/src/features/session/queries/codes.ts";
const logIn = "server/src/features/session/commands/log-in.ts";
const guesses = "server/src/features/session/commands/guesses.ts";
const password = "server/src/features/session/commands/password.ts";
const sessionTest = "server/test/features/session/session.test.ts";
const guessesTest = "server/test/features/session/guesses.test.ts";
const passwordTest = "server/test/features/session/password.test.ts";
const repeatedTest = "server/test/features/session/repeated-code.test.ts";
const linksTest = "server/test/features/session/links.test.ts";
const accountTest = "server/test/features/session/account.test.ts";

/** How many mails, codes and passwords somebody may request or try. */
export const guessesLimited: readonly Defect[] = [
  {
    title: "a code is tried six times",
    file: "contract/src/limit-values.ts",
    text: "codeTries = 5",
    becomes: "codeTries = 6",
    test: [sessionTest, "lets a code die after five wrong tries"],
  },
  {
    title: "wrong tries of a code are not counted",
    file: "server/src/features/session/commands/use-code.ts",
    text: "{ tries: tries + 1 }",
    becomes: "{ tries }",
    test: [sessionTest, "lets a code die after five wrong tries"],
  },
  {
    title: "a refused code takes back that it was tried",
    file: logIn,
    text: "if (!code) return undefined;",
    becomes: 'if (!code) throw new Problem("credential-refused");',
    test: [sessionTest, "lets a code die after five wrong tries"],
  },
  {
    title: "an account is sent six mails in ten minutes",
    file: limits,
    text: "mailedCodes: RateLimit = { requests: 5,",
    becomes: "mailedCodes: RateLimit = { requests: 6,",
    test: [sessionTest, "sends an account five codes in ten minutes, no matter who asks"],
  },
  {
    title: "mails are counted by who asks, not by whom they are sent to",
    file: mailing,
    text: ": `code ${email}`",
    becomes: ": `code ${Math.random()}`",
    test: [sessionTest, "sends an account five codes in ten minutes, no matter who asks"],
  },
  {
    title: "links are not counted with codes",
    file: "server/src/features/session/commands/links.ts",
    text: "await countMailed(parts, writer, email, device);",
    becomes: "",
    test: [linksTest, "counts with codes: five mails to an address in ten minutes"],
  },
  {
    title: "mails that reset a password are not counted",
    file: codes,
    text: "await countMailed(parts, writer, email, device);",
    becomes: 'if (asked.purpose !== "reset") await countMailed(parts, writer, email, device);',
    test: [accountTest, "is mailed five times in ten minutes, with codes that sign in"],
  },
  {
    title: "a second click makes the first code useless",
    file: newestCodes,
    text: "isRepeated(stateOf(code), now)",
    becomes: "false",
    test: [repeatedTest, "mails one code, and it works"],
  },
  {
    title: "who spoils a code spoils the next one",
    file: "server/src/features/session/rules/codes.ts",
    text: " && code.tries === 0",
    becomes: "",
    test: [repeatedTest, "as soon as somebody tried the first"],
  },
  {
    title: "a page's second click is another form",
    file: "web/app/live/page-requests.ts",
    text: "isRepeated ? last.key : randomKey()",
    becomes: "randomKey()",
    test: ["web/test/live/page-requests.test.ts", "send forms with one key, even if the first was cut off"],
  },
  {
    title: "eleven wrong passwords may be tried",
    file: limits,
    text: "wrongPasswords: RateLimit = { requests: 10,",
    becomes: "wrongPasswords: RateLimit = { requests: 11,",
    test: [passwordTest, "a strange device waits out the ten minutes"],
  },
  {
    title: "the right password is taken when too many wrong ones were tried",
    file: logIn,
    text: "if (wait > 0 && !isOwnDevice)",
    becomes: "if (wait > 0 && !(await isPassword(account?.password_hash, password)) && !isOwnDevice)",
    test: [passwordTest, "a strange device waits out the ten minutes"],
  },
  {
    title: "a stranger locks the owner out",
    file: logIn,
    text: '(await knowsDevice(database.read, account.id, client.deviceHash)) === "this"',
    becomes: "false",
    test: [passwordTest, "a device that signed in to it before isn't affected"],
  },
  {
    title: "a device of another account is no stranger",
    file: logIn,
    text: '(await knowsDevice(database.read, account.id, client.deviceHash)) === "this"',
    becomes: '(await knowsDevice(database.read, account.id, client.deviceHash)) !== "none"',
    test: [passwordTest, "a device that signed in to another account is a strange one"],
  },
  {
    title: "an impersonation counts as a sign-in of the person's",
    file: "server/src/features/session/queries/devices.ts",
    text: '.where("impersonator_session_id", "is", null)\n    .where("provisional"',
    becomes: '.where("provisional"',
    test: [
      "server/test/features/session/impersonation.test.ts",
      "is no sign-in of the person's: their first one is on no strange device",
    ],
  },
  {
    title: "strangers use up what a known device is mailed",
    file: mailing,
    text: "const key = isKnown ?",
    becomes: "const key = !isKnown && isKnown ?",
    test: [guessesTest, "a known device signs in with a code, a link and the password"],
  },
  {
    title: "any device has mails of its own",
    file: mailing,
    text: "const key = isKnown ?",
    becomes: "const key = isKnown || deviceHash ?",
    test: [guessesTest, "a device that signed in to another account is a stranger"],
  },
  {
    title: "a known device is mailed without end",
    file: mailing,
    text: "`code ${email} on ${deviceHash}`",
    becomes: "`code ${email} on ${Math.random()}`",
    test: [
      guessesTest,
      "each known device is mailed five times in ten minutes, without using up the others' limit",
    ],
  },
  {
    title: "a device's code is good anywhere",
    file: "server/src/features/session/rules/codes.ts",
    text: "device?.isShown ? device.deviceHash : null",
    becomes: "null",
    test: [guessesTest, "works on that device only, and tries from elsewhere do not use it up"],
  },
  {
    title: "who asks for a code replaces another device's",
    file: newestCodes,
    text: '.where("device_hash", deviceHash === null ? "is" : "=", deviceHash)',
    becomes: "",
    test: [guessesTest, "still works when others ask for codes"],
  },
  {
    title: "an account's codes are guessed at all day",
    file: guesses,
    text: "[`codes of ${email}`, wrongCodes]",
    becomes: "[`codes of ${email} ${Math.random()}`, wrongCodes]",
    test: [
      guessesTest,
      "are limited to a hundred for one account from anywhere; after that a network has five more",
    ],
  },
  {
    title: "one address guesses all day",
    file: guesses,
    text: "`codes of ${email} from ${guesser.address}`",
    becomes: "`codes of ${email} from ${Math.random()}`",
    test: [
      guessesTest,
      "are limited to 25 from one address, where code limits alone would allow 144 times as many",
    ],
  },
  {
    title: "guesses of strangers stop the owner's device",
    file: guesses,
    text: "(await isKnownDevice(writer, email, guesser.deviceHash))\n",
    becomes: "(await isKnownDevice(writer, email, guesser.network))\n",
    test: [
      guessesTest,
      "do not lock out the owner on a known device, or on a strange one in a network without guesses",
    ],
  },
  {
    title: "guesses of strangers stop every network",
    file: guesses,
    text: "Math.min(wait, ofNetwork)",
    becomes: "wait",
    test: [
      guessesTest,
      "do not lock out the owner on a known device, or on a strange one in a network without guesses",
    ],
  },
  {
    title: "a known device guesses all day",
    file: guesses,
    text: "`codes of ${email} on ${guesser.deviceHash}`",
    becomes: "`codes of ${email} on ${Math.random()}`",
    test: [guessesTest, "are limited to a hundred for a known device too"],
  },
  {
    title: "right codes count as wrong ones",
    file: "server/src/features/session/commands/use-code.ts",
    text: "if (right) await takeBack();",
    becomes: "",
    test: [guessesTest, "do not include right ones"],
  },
  {
    title: "right passwords count as wrong ones",
    file: logIn,
    text: "await forgiveShared(database, tries);",
    becomes: "",
    test: [passwordTest, "right passwords do not count"],
  },
  {
    title: "the limit tells which addresses have an account",
    file: logIn,
    text: "const wait = await countShared(database, tries, wrongPasswords, clock.now());",
    becomes: "const wait = account ? await countShared(database, tries, wrongPasswords, clock.now()) : 0;",
    test: [passwordTest, "an address without an account is answered alike"],
  },
  {
    title: "the current password can be guessed at",
    file: password,
    text: "if (wait > 0) throw tooMany",
    becomes: "if (wait < 0) throw tooMany",
    test: [accountTest, "cannot be guessed: after ten wrong tries the right one waits, too"],
  },
];
