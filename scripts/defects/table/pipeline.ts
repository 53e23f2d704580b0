import type { Defect } from "../defect.ts";

const filters = "server/test/features/pipeline/filters.test.ts";
const notes = "server/test/features/pipeline/notes.test.ts";
const feedback = "server/test/features/pipeline/feedback.test.ts";
const presence = "server/test/features/pipeline/presence.test.ts";
const attachments = "server/test/features/conversations/attachments.test.ts";
const ledger = "server/test/features/ledger/ledger-file.test.ts";

/** What colleagues keep is visible only to their organization, and a record counts what it says. */
export const pipelineKept: readonly Defect[] = [
  {
    title: "a list of applications shows another organization's",
    file: "server/src/features/applications/queries/listing/listed.ts",
    text: "where application.organization_id in (${sql.join(organizationIds)})",
    becomes: "where 1 = 1",
    test: [filters, "shows only the caller's organizations"],
  },
  {
    title: "the signs of patterns in a search match anything",
    file: "server/src/features/applications/rules/words.ts",
    text: 'word.replaceAll(/[!%_]/g, "!$&")',
    becomes: "word",
    test: [filters, "takes the signs of patterns for what they are"],
  },
  {
    title: "another organization's members tag and note",
    file: "server/src/features/pipeline/queries/applications.ts",
    text: '.where("application.organization_id", "in", scope.organizationIds)',
    becomes: "",
    test: [notes, "is nobody else's to read or write"],
  },
  {
    title: "a note's event is among those of the application",
    file: "server/src/features/pipeline/commands/note.ts",
    text: 'subject: "application-note",\n    subjectId: id,',
    becomes: 'subject: "application" as never,\n    subjectId: application.id,',
    test: [notes, "reaches its applicant by no call"],
  },
  {
    title: "colleagues read each other's feedback before they give their own",
    file: "server/src/features/pipeline/queries/feedback.ts",
    text: "given: mayRead ? all : [],",
    becomes: "given: all,",
    test: [feedback, "is read once one has given one's own, and not before"],
  },
  {
    title: "feedback's event is among those of the application",
    file: "server/src/features/pipeline/commands/feedback.ts",
    text: 'subject: "application-feedback",\n      subjectId: id,',
    becomes: 'subject: "application" as never,\n      subjectId: application.id,',
    test: [feedback, "reaches its applicant by no call"],
  },
  {
    title: "another organization's members are told who looks at an application",
    file: "server/src/features/pipeline/views.ts",
    text: "organizationIds.includes(row.organization_id)",
    becomes: "true",
    test: [presence, "is told to no other organization"],
  },
  {
    title: "a member is told who looks at what they sent themselves",
    file: "server/src/features/pipeline/views.ts",
    text: "row.applicant_id !== accountId &&",
    becomes: "",
    test: [presence, "is not told to the applicant, who is a member too"],
  },
  {
    title: "a page that is lost is looked at for ever",
    file: "server/src/features/pipeline/queries/presence.ts",
    text: '.where("presence.seen_at", ">", oldestPresence(now))',
    becomes: "",
    test: [presence, "within a minute when their page is lost"],
  },
  {
    title: "a former colleague's link still opens attachments",
    file: "server/src/features/conversations/routes/attachments.ts",
    text: "const file = party && (await attachedFile(",
    becomes: "const file = (await attachedFile(",
    test: [attachments, "is opened to nobody else"],
  },
  {
    title: "a link to attachments opens those of another application",
    file: "server/src/features/conversations/routes/attachments.ts",
    text: "idOf(params.id) !== applicationId || ",
    becomes: "",
    test: [attachments, "is opened to nobody else"],
  },
  {
    title: "a hirer gets an applicant's file before they agree",
    file: "server/src/features/resumes/gate/copy-for-organization.ts",
    text: "if (isHeldBack(file))",
    becomes: "if (isHeldBack({ ...file, shared: true }))",
    test: [attachments, "is text alone where an applicant has not agreed"],
  },
  {
    title: "an organization's own people make its record better",
    file: "server/src/features/ledger/queries.ts",
    text: "if (isOfOwnPeople(event)) own.add(row.id);",
    becomes: "",
    test: [ledger, "by applications of its own people"],
  },
];
