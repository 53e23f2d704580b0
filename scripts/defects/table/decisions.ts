import type { Defect } from "../defect.ts";

const commands = "server/src/features/applications/commands";
const queries = "server/src/features/applications/queries";
const decisionsTest = "server/test/features/applications/decisions.test.ts";
const marksTest = "server/test/features/applications/marks.test.ts";
const invitationsTest = "server/test/features/applications/invitations.test.ts";

/** Decisions waiting to be sent: whose they are, that each is sent once, and that an undo comes in time. */
export const decisionsHeld: readonly Defect[] = [
  {
    title: "an answer is kept with a fact in its note that nothing is known for",
    file: `${commands}/hold-decisions.ts`,
    text: "...filled.faults];",
    becomes: "];",
    test: [
      "server/test/features/applications/note-fields.test.ts",
      "is refused where a fact is unknown, or where it grows too long",
    ],
  },
  {
    title: "a decision leaves at once",
    file: `${commands}/send-decisions.ts`,
    text: "now + seconds * 1000",
    becomes: "now",
    test: [decisionsTest, "M-08 leave after thirty seconds and not before"],
  },
  {
    title: "an undone decision leaves",
    file: `${commands}/undo.ts`,
    text: 'set({ state: "marked", ',
    becomes: 'set({ state: "waiting", ',
    test: [decisionsTest, "are undone exactly"],
  },
  {
    title: "somebody else's sending is undone",
    file: `${commands}/undo.ts`,
    text: '.select("state")\n      .where("account_id", "=", accountId)',
    becomes: '.select("state")',
    test: [decisionsTest, "are nobody else's to undo or to see"],
  },
  {
    title: "a form that is sent twice sends twice",
    file: `${commands}/send-decisions.ts`,
    text: "once<Sent>(writer, repeat, now,",
    becomes: "once<Sent>(writer, undefined, now,",
    test: [decisionsTest, "are one sending for one key"],
  },
  {
    title: "a mark replaces a decision that is already on its way",
    file: `${commands}/hold-decisions.ts`,
    text: 'if (await isWaiting(writer, application.id)) throw new Problem("decision-waiting");',
    becomes: "",
    test: [marksTest, "become the decision that is sent"],
  },
  {
    title: "a mark is sent over what a colleague has answered since",
    file: `${queries}/last-move.ts`,
    text: "status === stage || isUnread ? last",
    becomes: "status === stage ? last",
    test: [marksTest, "is refused with who answered, as a mark, when it is sent, and in its preview"],
  },
  {
    title: "an application that is being answered is answered at once",
    file: `${commands}/decide.ts`,
    text: 'if (await isWaiting(writer, application.id)) throw new Problem("decision-waiting");',
    becomes: "",
    test: [decisionsTest, "keep every other answer to the same application away"],
  },
  {
    title: "a former Pro's decision leaves",
    file: `${commands}/carry-out.ts`,
    text: 'if (!decision.may_answer) throw new Problem("forbidden");',
    becomes: "",
    test: [decisionsTest, "do not leave if their Pro may no longer answer"],
  },
  {
    title: "an answer is late because it could be undone",
    file: `${commands}/carry-out.ts`,
    text: "decidedAt: decision.made_at",
    becomes: "decidedAt: parts.clock.now()",
    test: [decisionsTest, "counts the moment at which the Pro pressed"],
  },
  {
    title: "the record counts when a decision left",
    file: "server/src/features/ledger/queries.ts",
    text: "...(payload.decidedAt !== undefined && { at: payload.decidedAt })",
    becomes: "",
    test: [decisionsTest, "counts the moment at which the Pro pressed"],
  },
  {
    title: "an application is closed while its answer waits to leave",
    file: `${commands}/keep-promise.ts`,
    text: "if (leaves !== undefined) return Math.max(leaves, now) + second;",
    becomes: "",
    test: [decisionsTest, "counts the moment at which the Pro pressed"],
  },
  {
    title: "another Pro's marks are shown",
    file: `${queries}/decisions.ts`,
    text: '.where("decision.account_id", "=", scope.accountId)\n    .where("application.organization_id"',
    becomes: '.where("application.organization_id"',
    test: [marksTest, "are kept for their Pro alone"],
  },
  {
    title: "a preview shows another organization's applicants",
    file: `${queries}/previews.ts`,
    text: '.where("application.organization_id", "in", scope.organizationIds)',
    becomes: "",
    test: [marksTest, "says what would be refused, and shows nothing of another organization's"],
  },
  {
    title: "two seekers pick one time of a Pro",
    file: "server/src/features/applications/commands/meetings/agree.ts",
    text: 'if (await isTaken(writer, applicationId, pro, { from, to })) throw new Problem("time-taken");',
    becomes: "await isTaken(writer, applicationId, pro, { from, to });",
    test: [
      "server/test/features/applications/meetings/slots.test.ts",
      "of two seekers who pick overlapping times",
    ],
  },
  {
    title: "a seeker picks a time that is not offered",
    file: "server/src/features/applications/commands/reply.ts",
    text: "|| !times.includes(chosen)",
    becomes: "",
    test: [
      "server/test/features/applications/meetings/slots.test.ts",
      "takes no time that is not among them",
    ],
  },
  {
    title: "an absence is said of an interview of a year ago",
    file: "server/src/features/applications/commands/meetings/absence.ts",
    text: "met.starts_at + limits.absenceDays * day < now",
    becomes: "met.starts_at === now + 1",
    test: ["server/test/features/applications/meetings/absences.test.ts", "a month later"],
  },
  {
    title: "a calendar's secret is not looked at",
    file: "server/src/features/calendars/gate.ts",
    text: '!isMailedToken(codeSecret(keys), "calendar", feed, token)',
    becomes: "!token",
    test: ["server/test/features/calendars/calendars.test.ts", "an address that nobody can guess"],
  },
  {
    title: "replies to an invitation have no end",
    file: `${commands}/reply.ts`,
    text: "(await repliesTo(writer, own.id)).length >= limits.invitationReplies",
    becomes: "(await repliesTo(writer, own.id)).length === Infinity",
    test: [invitationsTest, "is counted: there is an end to them"],
  },
  {
    title: "a reply that is sent twice is written twice",
    file: `${commands}/reply.ts`,
    text: "once(writer, repeat, now,",
    becomes: "once(writer, undefined, now,",
    test: [invitationsTest, "is written once for one key"],
  },
  {
    title: "a calendar file opens without an invitation",
    file: "server/src/features/applications/routes/meetings.ts",
    text: 'row?.status === "interview" ? inCalendar(meetingState(life), "seeker") : undefined',
    becomes: 'row && inCalendar(meetingState(life), "seeker")',
    test: [invitationsTest, "is no file for others, with a wrong link, or once it is over"],
  },
];
