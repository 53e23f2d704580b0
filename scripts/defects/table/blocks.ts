import type { Defect } from "../defect.ts";

const hidden = "server/src/features/blocks/queries/hidden.ts";
const commands = "server/src/features/blocks/commands.ts";
const lists = "server/src/features/applications/queries/organization-applications.ts";
const test = "server/test/features/blocks/blocks.test.ts";
const clientsTest = "server/test/features/blocks/clients.test.ts";
const consents = "server/test/features/own-data/consents.test.ts";
const unseen = "no longer sees what they sent there, in any list, by its number, or as a file";

/** Somebody who is blocked sees nothing of their blocker, and an employer only what was confirmed. */
export const blocks: readonly Defect[] = [
  {
    title: "a blocked organization still reads how an application matches",
    file: lists,
    text: "await mayRead(read, scope, row)",
    becomes: "scope.organizationIds.includes(row.organization_id)",
    test: [
      "server/test/features/match/match.test.ts",
      "is closed to an organization that its applicant blocks",
    ],
  },
  {
    title: "a blocked organization still decides about an application",
    file: "server/src/features/applications/commands/organization-application.ts",
    text: "await mayRead(writer, scope, row)",
    becomes: "scope.organizationIds.includes(row.organization_id)",
    test: [test, unseen],
  },
  {
    title: "a link to a resume still works for a blocked organization",
    file: "server/src/features/resumes/queries.ts",
    text: "    .where(isShownTo(scope))\n",
    becomes: "",
    test: [test, unseen],
  },
  {
    title: "a blocked organization is mailed that its applicant withdrew",
    file: "server/src/features/applications/queries/parties.ts",
    text: "isHidden ? [] : await prosOf",
    becomes: "isHidden && false ? [] : await prosOf",
    test: [test, "owes them no answer: what waits there is withdrawn, and nobody is mailed about it"],
  },
  {
    title: "anybody takes a block away",
    file: commands,
    text: '      .where("account_id", "=", scope.accountId)\n      .executeTakeFirst();\n    if (numDeletedRows',
    becomes: "      .executeTakeFirst();\n    if (numDeletedRows",
    test: [test, "gets no application of theirs until they unblock it"],
  },
  {
    title: "somebody's block hides postings from everybody",
    file: hidden,
    text: '    .where("block.account_id", "=", accountId)\n',
    becomes: "",
    test: [test, "is not in their search, its map and its similar postings, and is in everybody else's"],
  },
  {
    title: "an employer gets an application without being asked about",
    file: "server/src/features/applications/commands/submit.ts",
    text: 'if (kind === "employer" && !toEmployer)',
    becomes: 'if (kind === "employer" && toEmployer)',
    test: [test, "gets an application only where that is confirmed, and then sees it"],
  },
  {
    title: "a domain is compared by the end of its letters",
    file: hidden,
    text: "member.email like '%@' || block.domain or",
    becomes: "member.email like '%' || block.domain or",
    test: [test, "is another one where only the end of the domain is the same"],
  },
  {
    title: "a hirer's copy of a resume does not name its reader",
    file: "server/src/features/resumes/gate/copy-for-organization.ts",
    text: "  return markedCopy(parts, await file.whole(), {",
    becomes: "  if (reader) return file.whole();\n  return markedCopy(parts, await file.whole(), {",
    test: [
      "server/test/features/resumes/application-resume.test.ts",
      "names its reader on each page of a PDF",
    ],
  },
  {
    title: "what one person agreed to is shown to everybody",
    file: "server/src/features/own-data/queries/consents.ts",
    text: '    .where("account_id", "=", accountId)\n',
    becomes: "",
    test: [consents, "is nobody else's to read"],
  },
  {
    title: "an agreement holds after the application is withdrawn",
    file: "server/src/features/applications/commands/withdraw.ts",
    text: '    await endConsents(writer, { accountId: scope.accountId, id: own.id, where: "application", now });\n',
    becomes: "",
    test: [
      consents,
      "has an application in the words of its last step, with the match sheet, until it is withdrawn",
    ],
  },
  {
    title: "what LinkedIn said goes with the next application",
    file: "server/src/features/resumes/commands.ts",
    text: "  await inactivate(parts, scope, id);\n  return id;",
    becomes: "  return id;",
    test: [
      "server/test/features/resumes/linkedin.test.ts",
      "keeps nothing else of the archive, and goes with no application",
    ],
  },
  {
    title: "what an agency posts for a blocked client is listed",
    file: "engine/src/query/filters.ts",
    text: "[failValue(organization, ours), failValue(client, theirs)]",
    becomes: "[failValue(organization, ours)]",
    test: [clientsTest, "is not in their search, its counts and its facets, and is in everybody else's"],
  },
  {
    title: "an agency that is kept away reads what was sent for its client",
    file: "server/src/features/applications/commands/submit.ts",
    text: 'standing?.kind === "employer" && !standing.isClient ? 1 : 0',
    becomes: 'standing?.kind === "employer" ? 1 : 0',
    test: [
      clientsTest,
      "is sent only where that is confirmed, and stays hidden from an agency that is kept away later",
    ],
  },
];
