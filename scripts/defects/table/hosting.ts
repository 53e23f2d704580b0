import type { Defect } from "../defect.ts";

const hosting = "server/src/features/hosting";
const editingTest = "server/test/features/hosting/editing.test.ts";
const statesTest = "server/test/features/hosting/states.test.ts";
const importedTest = "server/test/features/hosting/imported.test.ts";
const freshnessTest = "server/test/features/hosting/freshness.test.ts";

/** Postings written here: whose they are, who sees a draft, and what a mailed link may do. */
export const hostedPostings: readonly Defect[] = [
  {
    title: "another organization's posting is edited",
    file: `${hosting}/commands/own-posting.ts`,
    text: "if (!row || !organizationIds.includes(row.organization_id))",
    becomes: "if (!row)",
    test: [editingTest, "belongs to its organization: another's Pro"],
  },
  {
    title: "another organization's draft is read",
    file: `${hosting}/routes/postings.ts`,
    text: "if (!row || !scope.organizationIds.includes(row.organization_id))",
    becomes: "if (!row)",
    test: [editingTest, "belongs to its organization: another's Pro"],
  },
  {
    title: "a posting is written for somebody else's organization",
    file: `${hosting}/queries/organization.ts`,
    text: 'if (!scope.organizationIds.includes(id)) throw new Problem("not-found");',
    becomes: "",
    test: [editingTest, "belongs to its organization: another's Pro"],
  },
  {
    title: "a draft is read by everybody",
    file: "server/src/features/jobs/queries.ts",
    text: "not in ('draft', 'in-review')",
    becomes: "not in ('in-review')",
    test: [statesTest, "means this for its own call"],
  },
  {
    title: "somebody applies to a draft",
    file: "server/src/features/applications/commands/submit.ts",
    text: "!known || !(await isPublicPosting(writer, id))",
    becomes: "!known",
    test: [statesTest, "means this for a new application"],
  },
  {
    title: "an older version overwrites a newer one",
    file: `${hosting}/commands/save.ts`,
    text: 'if (row.version !== version) throw new Problem("version-conflict");',
    becomes: "",
    test: [editingTest, "do not overwrite each other"],
  },
  {
    title: "an edit takes a published posting past the rules",
    file: `${hosting}/commands/save.ts`,
    text: 'row.life === "published" && !isReady',
    becomes: "false",
    test: [editingTest, "binds a published posting too"],
  },
  {
    title: "a form's lines become markup",
    file: `${hosting}/rules/posting-text.ts`,
    text: "`<li>${escapeHtml(line)}</li>`",
    becomes: "`<li>${line}</li>`",
    test: [editingTest, "sanitizes the description"],
  },
  {
    title: "an import closes what is written here",
    file: "server/src/features/exchange/commands/close.ts",
    text: '    .where("life", "is", null)\n',
    becomes: "",
    test: [editingTest, "is closed by no import"],
  },
  {
    title: "a link of one posting confirms another",
    file: `${hosting}/rules/confirmation.ts`,
    text: 'row && isMailedToken(secret, "still-open", row, token)',
    becomes: "row !== undefined",
    test: [freshnessTest, "is confirmed by its own link once"],
  },
  {
    title: "a used link confirms again",
    file: `${hosting}/rules/confirmation.ts`,
    text: "salt: `${confirm_by}:${accountId}`",
    becomes: "salt: `:${accountId}`",
    test: [freshnessTest, "is confirmed by its own link once"],
  },
  {
    title: "a removed member's link closes a posting",
    file: `${hosting}/rules/confirmation.ts`,
    text: "salt: `${confirm_by}:${accountId}`",
    becomes: "salt: `${confirm_by}:`",
    test: [freshnessTest, "is answered by no link of somebody who no longer posts"],
  },
  {
    title: "a posting outlives its confirmation",
    file: `${hosting}/rules/posting-off.ts`,
    text: "confirmBy !== null && confirmBy <= now",
    becomes: "confirmBy !== null && confirmBy < 0",
    test: [freshnessTest, "is off the search at the minute"],
  },
  {
    title: "what follows from postings that moved together is forgotten",
    file: `${hosting}/commands/take-together.ts`,
    text: "  await parts.events.append(writer, together);\n",
    becomes: "",
    test: [
      "server/test/features/hosting/move-all.test.ts",
      "tells each webhook of each posting once, however often a crash has it done again",
    ],
  },
  {
    title: "publishing again makes a posting younger",
    file: `${hosting}/commands/take-step.ts`,
    text: 'to === "published" && row.published_at === null',
    becomes: 'to === "published"',
    test: [freshnessTest, "stay those of its first publication"],
  },
  {
    title: "another organization's imported posting is confirmed",
    file: `${hosting}/queries/imported.ts`,
    text: '    .where("posting.organization_id", "=", organizationId)\n    .where("posting.source", "!=", noSource)',
    becomes: '    .where("posting.source", "!=", noSource)',
    test: [importedTest, "by another organization's Pro"],
  },
  {
    title: "an imported posting is confirmed against the rules",
    file: `${hosting}/commands/adopt.ts`,
    text: " || faultsOf(fields, content, parts.clock.now()).length > 0",
    becomes: "",
    test: [importedTest, "one that the rules refuse stays imported"],
  },
  {
    title: "an import overwrites what its organization confirmed",
    file: "server/src/features/exchange/commands/upsert.ts",
    text: "row.life !== null",
    becomes: "row.id < 0",
    test: [importedTest, "doesn't close it, reopen it"],
  },
  {
    title: "a source overwrites fields that were edited here",
    file: `${hosting}/rules/imported-form.ts`,
    text: "fields[name] === before[name] ? source[name] : fields[name]",
    becomes: "source[name]",
    test: [importedTest, "changes the fields that nobody edited here"],
  },
  {
    title: "a source makes a published posting unpublishable",
    file: `${hosting}/commands/follow.ts`,
    text: 'if (row.life === "published" && faultsOf(fields, content, now).length > 0) return;',
    becomes: "",
    test: [importedTest, "does not make it unpublishable"],
  },
  {
    title: "seekers see an edit of an imported posting that nobody confirmed",
    file: `${hosting}/commands/save.ts`,
    text: 'if (row.life === "imported") return;',
    becomes: "",
    test: [importedTest, "saving shows seekers nothing"],
  },
  {
    title: "jobs that nobody answers for stay open",
    file: "server/src/consequences/organizations.ts",
    text: "      abandonPostingsOf,\n",
    becomes: "",
    test: ["server/test/features/hosting/abandoned.test.ts", "published jobs pause"],
  },
];
