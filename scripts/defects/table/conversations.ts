import type { Defect } from "../defect.ts";

const hiddenTest = "server/test/features/applications/hidden-contact.test.ts";
const messagesTest = "server/test/features/conversations/messages.test.ts";
const relayTest = "server/test/features/conversations/relay.test.ts";
const filesTest = "server/test/features/conversations/files.test.ts";
const templatesTest = "server/test/features/conversations/templates.test.ts";

/** Who reads and writes messages, what a hirer must not see, and which mails become messages. */
export const conversations: readonly Defect[] = [
  {
    title: "a stranger reads what an applicant and an organization write",
    file: "server/src/features/conversations/gate.ts",
    text: '    if (!party) throw new Problem("not-found");\n    return { accountId, sessionId, impersonatorId, ...party, talk } as ConversationScope;',
    becomes:
      '    if (!talk) throw new Problem("not-found");\n    return { accountId, sessionId, impersonatorId, side: "pro", mayWrite: true, ...party, talk } as ConversationScope;',
    test: [messagesTest, "P-05 are read, and not written, by those who only read for the organization"],
  },
  {
    title: "a member who only reads writes to applicants",
    file: "server/src/features/conversations/commands/send.ts",
    text: 'if (!scope.mayWrite) throw new Problem("not-found");',
    becomes: "",
    test: [messagesTest, "P-05 are read, and not written, by those who only read for the organization"],
  },
  {
    title: "somebody writes about a withdrawn application",
    file: "server/src/features/conversations/commands/send.ts",
    text: 'if (talk.closed) throw new Problem("conversation-closed");',
    becomes: "",
    test: [messagesTest, "end with a withdrawal, and are still read"],
  },
  {
    title: "a hirer reads the address in an applicant's pitch",
    file: "server/src/features/applications/views/hidden.ts",
    text: "elevatorPitch: seen(details.elevatorPitch),",
    becomes: "",
    test: [hiddenTest, "readOrganizationApplication tells a hirer neither address nor number"],
  },
  {
    title: "a list shows the number in an applicant's pitch",
    file: "server/src/features/applications/views/organization-application.ts",
    text: "pitchLineOf(seen(row.pitch))",
    becomes: "pitchLineOf(row.pitch)",
    test: [hiddenTest, "listOrganizationApplications tells a hirer neither address nor number"],
  },
  {
    title: "a hirer reads the number in an applicant's message",
    file: "server/src/features/conversations/views/conversation.ts",
    text: 'return side === "pro" && row.side === "seeker" ? seen(row.text) : row.text;',
    becomes: "return side === row.side ? seen(row.text) : row.text;",
    test: [hiddenTest, "readConversation tells a hirer neither address nor number"],
  },
  {
    title: "a hirer opens a resume's file before its owner agrees",
    file: "server/src/features/resumes/gate/copy-for-organization.ts",
    text: "if (isHeldBack(file)) return textAsRead(file);",
    becomes: "if (isHeldBack({ ...file, shared: true })) return textAsRead(file);",
    test: [hiddenTest, "the resume is its text, with both blacked out in its name too"],
  },
  {
    title: "a mail brings a Pro the number of an applicant",
    file: "server/src/features/conversations/tasks/mail-message.ts",
    text: 'side === "seeker" ? seenByOrganization(talk.application)(written.text) : written.text',
    becomes: "written.text",
    test: [hiddenTest, "no mail to a Pro has them"],
  },
  {
    title: "a forged sender writes in an applicant's name",
    file: "server/src/features/conversations/rules/relay.ts",
    text: "!mail.isForged && mail.senders.length === 1 && mail.senders[0] === address.toLowerCase()",
    becomes: "mail.senders.length > 0 || address === mail.subject",
    test: [relayTest, "from another address is refused, and its owner told once"],
  },
  {
    title: "a mail that its sender's domain disowns is passed on",
    file: "server/src/features/conversations/rules/relay.ts",
    text: "!mail.isForged && mail",
    becomes: "mail",
    test: [relayTest, "from another address is refused, and its owner told once"],
  },
  {
    title: "an automatic reply is passed on",
    file: "server/src/features/conversations/rules/relay.ts",
    text: "    mail.isAutomatic ||\n",
    becomes: "",
    test: [relayTest, "never loops"],
  },
  {
    title: "a relay address works after its owner left the organization",
    file: "server/src/features/conversations/tasks/take-reply.ts",
    text: 'if (!talk || !party?.mayWrite) return returned("relay.noParty");',
    becomes: 'if (!talk || !(party ?? { mayWrite: true }).mayWrite) return returned("relay.noParty");',
    test: [relayTest, "of somebody who no longer answers for the organization is not passed on"],
  },
  {
    title: "an applicant reads the address in a Pro's signature",
    file: "server/src/features/conversations/tasks/take-reply.ts",
    text: 'party.side === "pro" ? blackedOut(words, { email, phone: "" }) : words',
    becomes: 'party.side === "seeker" ? blackedOut(words, { email, phone: "" }) : words',
    test: [relayTest, "doesn't show its author's address or number"],
  },
  {
    title: "a template is sent with a field that nothing is known for",
    file: "server/src/features/conversations/commands/send.ts",
    text: 'if (fields.length > 0) throw new Problem("invalid-request", { fields });\n  return text;',
    becomes: "return text;",
    test: [templatesTest, "do not send where a fact is missing, and say which"],
  },
  {
    title: "a hirer opens an applicant's picture by a guessed address before they agree",
    file: "server/src/features/conversations/routes/attachments.ts",
    text: 'if (isPicture(mediaType) && isHeldBack(sent)) throw new Problem("not-found");',
    becomes: "",
    test: [filesTest, "are text alone to a hirer until the applicant agrees, and pictures are held back"],
  },
  {
    title: "a picture in a message says who took it, and where",
    file: "server/src/features/conversations/commands/attachments.ts",
    text: "const { kind, mediaType, bytes } = picture;",
    becomes: "const { kind, mediaType } = picture;\n    const bytes = content;",
    test: [filesTest, "are pictures too, without what their files say of place and camera"],
  },
  {
    title: "everybody hears which applications somebody writes about",
    file: "server/src/consequences/own-pages.ts",
    text: "if (session.accountId === accountId) listener",
    becomes: "listener",
    test: [
      "server/test/features/pipeline/changes.test.ts",
      "M-29 an applicant's other pages hear of what the applicant does",
    ],
  },
];
