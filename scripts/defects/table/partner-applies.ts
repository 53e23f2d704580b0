import type { Defect } from "../defect.ts";

const rules = "server/src/features/outside-applications/rules.ts";
const claims = "server/src/features/outside-applications/commands/check-claims.ts";
const test = "server/test/features/outside-applications/claims.test.ts";
const notes = "server/test/features/outside-applications/notes.test.ts";

/** A partner apply goes once, to somebody it can belong to, and nobody learns what exists. */
export const partnerApplies: readonly Defect[] = [
  {
    title: "a partner apply is handed over without its key",
    file: rules,
    text: "return isSameHash(kept.key_hash, hashOfKey(claim.key)) && isNamed && isFree;",
    becomes: "return isNamed && isFree;",
    test: [test, "refuses a forged, a guessed and an unknown one"],
  },
  {
    title: "a partner apply is handed over under another address or posting",
    file: rules,
    text: "hashOfKey(claim.key)) && isNamed && isFree;",
    becomes: "hashOfKey(claim.key)) && isFree;",
    test: [test, "refuses a forged, a guessed and an unknown one"],
  },
  {
    title: "a partner apply of a mailbox that somebody else has proved is handed over",
    file: rules,
    text: "[kept.account_id, kept.provedBy]",
    becomes: "[kept.account_id]",
    test: [test, "refuses what was made under an address that somebody else has proved"],
  },
  {
    title: "a partner apply is handed over a second time",
    file: rules,
    text: "[kept.account_id, kept.provedBy]",
    becomes: "[kept.provedBy]",
    test: [test, "hands over once"],
  },
  {
    title: "claims may be guessed without end",
    file: claims,
    text: 'if (wait > 0) throw tooMany("too-many-attempts", wait);',
    becomes: "",
    test: [test, "a hundred claims a day"],
  },
  {
    title: "claim keys are stored as they are",
    file: rules,
    text: 'return hash("sha256", key, "base64url");',
    becomes: "return key;",
    test: [test, "its key is stored nowhere"],
  },
  {
    title: "another's note is changed",
    file: "server/src/features/outside-applications/commands/change.ts",
    text: '      .where("account_id", "=", accountId)\n',
    becomes: "",
    test: [notes, "which nobody else reads or changes"],
  },
  {
    title: "another's note is removed",
    file: "server/src/features/outside-applications/commands/notes.ts",
    text: '      .where("id", "=", idOf(id) ?? -1)\n      .where("account_id", "=", accountId)',
    becomes: '      .where("id", "=", idOf(id) ?? -1)',
    test: [notes, "which nobody else reads or changes"],
  },
  {
    title: "another's applications are shown as earlier ones",
    file: "server/src/features/applications/queries/earlier.ts",
    text: '    .where("application.account_id", "=", accountId)\n',
    becomes: "",
    test: ["server/test/features/applications/earlier.test.ts", "or other people's applications"],
  },
  {
    title: "another site's button tells of a draft",
    file: "server/src/features/exchange/routes/apply-button.ts",
    text: "(await isPublicPosting(database.read, id))",
    becomes: "(id > 0)",
    test: ["server/test/features/exchange/apply-button.test.ts", "nobody can read a draft"],
  },
  {
    title: "a claim is told in the middle of an interview",
    file: "web/app/outside-applications/claimed.ts",
    text: "claimed > 0 &&",
    becomes: "claimed > 0 ||",
    test: ["web/test/outside-applications/claimed.test.ts", "is claimed"],
  },
];
