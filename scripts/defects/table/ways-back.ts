import type { Defect } from "../defect.ts";

const hold = "server/src/features/session/commands/hold-account.ts";
const meanwhileTest = "server/test/features/session/ended-meanwhile.test.ts";
const restoring = "server/src/features/session/commands/restore-address.ts";
const disownedTest = "server/test/features/session/disowned.test.ts";
const accountTest = "server/test/features/session/account.test.ts";

/** How an intruder could get back into an account, or read on, after its owner ended every session. */
export const waysBack: readonly Defect[] = [
  {
    title: "a session begins with a password that was removed while it was compared",
    file: hold,
    text: '    .where("password_hash", "=", passwordHash)\n',
    becomes: "",
    test: [meanwhileTest, "begins no session with the password that was removed"],
  },
  {
    title: "a session that has ended adds a passkey",
    file: "server/src/features/session/commands/passkeys.ts",
    text: "    await holdOwnAccount(parts, writer, scope);\n",
    becomes: "",
    test: [meanwhileTest, "adds no passkey"],
  },
  {
    title: "a session that has ended sets a password",
    file: "server/src/features/session/commands/password.ts",
    text: "    await holdOwnAccount(parts, writer, scope);\n",
    becomes: "",
    test: [meanwhileTest, "sets no password"],
  },
  {
    title: "a code sets the password of an account that has another address by now",
    file: "server/src/features/session/commands/password.ts",
    text: "if ((await accountByEmail(writer, email))?.id !== person.accountId) return false;",
    becomes: "",
    test: [meanwhileTest, "sets none once the address is another's"],
  },
  {
    title: "an intruder goes on reading the calendar and the notifications",
    file: "server/src/consequences/session.ts",
    text: "      endDisownedFeed,\n      forgetDisownedDevices,\n",
    becomes: "",
    test: [accountTest, "ends what an intruder could still read"],
  },
  {
    title: "an account is deleted because an intruder asked for it",
    file: "server/src/consequences/session.ts",
    text: "      keepDisownedAccount,\n",
    becomes: "",
    test: [disownedTest, "no longer deletes the account, and its owner is told"],
  },
  {
    title: "somebody becomes an owner whom an intruder invited",
    file: "server/src/consequences/session.ts",
    text: "      endDisownedInvitations,\n",
    becomes: "",
    test: [disownedTest, "lets nobody in"],
  },
  {
    title: "an intruder's API key goes on reading",
    file: "server/src/consequences/session.ts",
    text: "      endDisownedAccess,\n",
    becomes: "",
    test: [disownedTest, "lets nobody in"],
  },
  {
    title: "API keys end that were there before the intruder",
    file: "server/src/features/programs/commands/end-access.ts",
    text: " and made_at >= ${since}",
    becomes: "",
    test: [disownedTest, "lets nobody in"],
  },
  {
    title: "a session that has ended asks for a deletion",
    file: "server/src/features/own-data/commands/deletion.ts",
    text: '    if (!(await liveSession(writer, scope.sessionId, clock.now()))) throw new Problem("unauthorized");\n',
    becomes: "",
    test: [meanwhileTest, "asks for no deletion"],
  },
  {
    title: "an intruder keeps an account whose owner has signed in with the old address",
    file: restoring,
    text: "if (await needsItsMailbox(writer, { accountId: holder.id })) return false;",
    becomes: "return false;",
    test: [disownedTest, "gets account and address back"],
  },
  {
    title: "an account that people write to loses its mailbox to a stolen one",
    file: restoring,
    text: "if (await needsItsMailbox(writer, { accountId: holder.id })) return false;",
    becomes: "",
    test: [disownedTest, "is told that the address is in use"],
  },
  {
    title: "a link in the intruder's mailbox works after the owner has undone the change",
    file: restoring,
    text: "if (!change || (change.cancelled_at !== null && account.waitsFor !== email))",
    becomes: "if (!change)",
    test: [disownedTest, "does nothing in an intruder's mailbox"],
  },
];
