import type { Defect } from "../defect.ts";

const gate = "server/src/features/interviews/gate.ts";
const link = "server/src/features/interviews/rules/link.ts";
const links = "server/test/features/interviews/links.test.ts";
const trials = "server/test/features/interviews/trials.test.ts";
const test = "server/test/features/interviews/interviews.test.ts";

/** Who reads an interview, and at which addresses. */
export const interviews: readonly Defect[] = [
  {
    title: "the link of one application opens another's interview",
    file: link,
    text: "[applicationId, jobId, userId].map",
    becomes: "[jobId, userId].map",
    test: [links, "is expired if any of them is changed"],
  },
  {
    title: "a link is not signed",
    file: link,
    text: 'if (!isMailedToken(secret, "interview", row, token)) return undefined;',
    becomes: "void row;",
    test: [links, "is expired if any of them is changed"],
  },
  {
    title: "a link works forever",
    file: gate,
    text: "link.expiresAt <= now ? link.expiresAt : undefined",
    becomes: "undefined",
    test: [links, "says on which day it stopped working"],
  },
  {
    title: "a link works after the application was withdrawn",
    file: gate,
    text: "    deletedAt,\n    closedAt,\n",
    becomes: "    deletedAt,\n",
    test: [links, "stops working when the application is withdrawn"],
  },
  {
    title: "an earlier link works beside the new one",
    file: gate,
    text: "link.links === links ? undefined : linksEndedAt",
    becomes: "undefined",
    test: [links, "stops working when a Pro mails a new one"],
  },
  {
    title: "a link opens an application that moved to another account",
    file: gate,
    text: "readerOf(secret, state.application) !== link.userId",
    becomes: "link.userId === undefined",
    test: [links, "for the former account once its application moves"],
  },
  {
    title: "a link shows answers that were sent",
    file: "server/src/features/interviews/views/interview.ts",
    text: "isSent && !isOwn ? {} : current",
    becomes: "current",
    test: [test, "and no longer to the link"],
  },
  {
    title: "a link shows what the profile knows",
    file: "server/src/features/interviews/routes/answering.ts",
    text: "...(isOwn && (await ownKnowledge(application)))",
    becomes: "...(await ownKnowledge(application))",
    test: [test, "from the profile only for the applicant"],
  },
  {
    title: "anyone who is signed in counts as the applicant",
    file: gate,
    text: "session?.accountId === state.application.account_id ? session : undefined",
    becomes: "session",
    test: [test, "from the profile only for the applicant"],
  },
  {
    title: "a Pro sees answers before they are sent",
    file: "server/src/features/interviews/views/records.ts",
    text: "...(sent && { sent: isoTime(sentAt), ...saidToOrganization(state) })",
    becomes: "...saidToOrganization(state)",
    test: [test, "shows the Pro the answers as facts, and nothing before"],
  },
  {
    title: "a Pro reads the interviews of another organization",
    file: "server/src/features/interviews/routes/records.ts",
    text: "await mayRead(read, scope, state.application)",
    becomes: "scope.organizationIds.length > 0",
    test: [test, "shows the Pro the answers as facts, and nothing before"],
  },
  {
    title: "anyone deletes an applicant's answers",
    file: "server/src/features/interviews/commands/remove.ts",
    text: "state?.application.account_id !== scope.accountId",
    becomes: "!state",
    test: [test, "takes the answers from both sides"],
  },
  {
    title: "answers are changed after they were sent",
    file: "server/src/features/interviews/commands/answer.ts",
    text: 'if (state.sentAt !== undefined) throw new Problem("interview-sent");',
    becomes: "",
    test: [test, "and no longer to the link"],
  },
  {
    title: "answers that are sent twice at once are sent twice",
    file: "server/src/features/interviews/commands/send.ts",
    text: "if (state.sentAt !== undefined) return;",
    becomes: "",
    test: [test, "sent twice at the same moment"],
  },
  {
    title: "any Pro tries an organization's interviews",
    file: gate,
    text: "membership.organizationId === application.organization_id && isPro",
    becomes: "application.id > 0 && isPro",
    test: [trials, "is for the applicant, the posting's Pros and administrators"],
  },
  {
    title: "answers are sent after the application was withdrawn, if the call began before",
    file: "server/src/features/interviews/commands/parts.ts",
    text: "refuseEnded(state, link, parts.clock.now());",
    becomes: "void [refuseEnded, link];",
    test: [links, "stops the sending that is under way when the application is withdrawn"],
  },
];
