import type { ProblemCode } from "@candor/contract/problems";
import type { Belongings } from "../harness/belongings.ts";

export interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Sends the draft's key. */
  readonly draft?: true;
  /** The problem that anyone who passes the gate gets, if it isn't the route's own status. */
  readonly told?: ProblemCode;
  /** What the upload's form holds. */
  readonly file?: string;
}

/** One call of each route about organizations, their members and those who write to them. */
export const organizationCalls = {
  createOrganization: () => ({ body: { name: "Quarry Works" }, told: "organization-taken" }),
  readOrganizationDetails: ({ organization }) => ({ params: { slug: organization } }),
  changeOrganizationDetails: ({ organization }) => ({
    params: { slug: organization },
    body: { about: "Keeps lamps lit.", site: "" },
  }),
  listBiasReports: ({ organization }) => ({ params: { slug: organization } }),
  countBiasReport: ({ organization }) => ({
    params: { slug: organization },
    body: { period: "2998-H1" },
    told: "period-open",
  }),
  publishBiasReport: ({ organization }) => ({
    params: { slug: organization, period: "2998-H1" },
    body: {},
    told: "not-found",
  }),
  readBiasReports: () => ({ params: { slug: "nobody" }, told: "not-found" }),
  downloadBiasReport: () => ({ params: { slug: "nobody", period: "2998-H1" }, told: "not-found" }),
  changeDecisionDays: ({ organization }) => ({ params: { slug: organization }, body: {} }),
  changeBlindReview: ({ organization }) => ({ params: { slug: organization }, body: {} }),
  uploadOrganizationLogo: ({ organization }) => ({
    params: { slug: organization },
    file: "no picture",
    told: "picture-unreadable",
  }),
  removeOrganizationLogo: ({ organization }) => ({ params: { slug: organization } }),
  listMembers: ({ organization }) => ({ params: { slug: organization } }),
  inviteMember: ({ organization }) => ({
    params: { slug: organization },
    body: { email: "new@example.com", role: "reader" },
  }),
  revokeInvitation: ({ organization, invitation }) => ({ params: { slug: organization, id: invitation } }),
  inspectMemberInvitation: () => ({ body: { token: "1.none" }, told: "invitation-expired" }),
  acceptMemberInvitation: () => ({ body: { token: "1.none" }, told: "invitation-expired" }),
  changeMemberRole: ({ organization, member }) => ({
    params: { slug: organization, id: member },
    body: { role: "recruiter" },
  }),
  transferOwnership: ({ organization, heir }) => ({
    params: { slug: organization },
    body: { memberId: heir },
  }),
  removeMember: ({ organization, member }) => ({ params: { slug: organization, id: member } }),
  leaveOrganization: ({ organization }) => ({ params: { slug: organization }, body: {} }),
  listAgencies: ({ organization }) => ({ params: { slug: organization } }),
  askClient: ({ organization }) => ({
    params: { slug: organization },
    body: { client: "No such company" },
    told: "invalid-request",
  }),
  dropClient: ({ hostedPosting: id }) => ({ params: { id } }),
  answerAgency: ({ organization }) => ({
    params: { slug: organization, id: "999999" },
    body: { isConfirmed: true },
    told: "not-found",
  }),
  endAgency: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  listApiKeys: ({ organization }) => ({ params: { slug: organization } }),
  makeApiKey: ({ organization }) => ({
    params: { slug: organization },
    body: { name: "Report", scopes: ["postings:read"] },
  }),
  revokeApiKey: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  listSources: ({ organization }) => ({ params: { slug: organization } }),
  connectSource: ({ organization }) => ({
    params: { slug: organization },
    body: { url: "https://careers.example/jobs.xml" },
    told: "outbound-off",
  }),
  fetchSource: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  pauseSource: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  resumeSource: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  allowClosings: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  removeSource: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  listWebhooks: ({ organization }) => ({ params: { slug: organization } }),
  makeWebhook: ({ organization }) => ({
    params: { slug: organization },
    body: { url: "https://hooks.example/candor" },
    told: "outbound-off",
  }),
  removeWebhook: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  resumeWebhook: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  testWebhook: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  replayDelivery: ({ organization }) => ({ params: { slug: organization, id: "999999" }, told: "not-found" }),
  listProgramPostings: () => ({}),
  listProgramApplications: () => ({}),
  startClaim: () => ({
    params: { slug: "free-works" },
    body: { method: "mail", email: "ada@free.example" },
  }),
  readClaim: () => ({ params: { slug: "free-works" } }),
  withdrawClaim: () => ({ params: { slug: "free-works" } }),
  checkClaim: () => ({ params: { slug: "free-works" }, told: "not-found" }),
  proveClaim: () => ({ body: { token: "1.none" }, told: "claim-expired" }),
  readKeeping: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  askKeeping: () => ({ params: { id: "999999" }, body: { months: 6 }, told: "not-found" }),
  listKept: () => ({}),
  inviteKept: () => ({ params: { id: "999999" }, body: { jobId: "999999" }, told: "not-found" }),
  readRecordReply: ({ organization }) => ({ params: { slug: organization } }),
  publishRecordReply: ({ organization }) => ({
    params: { slug: organization },
    body: { text: "We hired two more people to answer." },
  }),
  withdrawRecordReply: ({ organization }) => ({ params: { slug: organization } }),
  listRecordReplies: () => ({}),
  removeRecordReply: () => ({
    params: { id: "999999" },
    body: { reason: "Names a person." },
    told: "not-found",
  }),
  listClaims: () => ({}),
  decideClaim: () => ({ params: { id: "999999" }, body: { granted: false }, told: "not-found" }),
  readPro: () => ({ params: { slug: "nobody" }, told: "not-found" }),
  readProLedger: () => ({ params: { slug: "nobody" }, told: "not-found" }),
  sendLead: () => ({
    params: { slug: "nobody" },
    body: { firstName: "Ada", lastName: "Byron", phone: "212-555-0140" },
    told: "not-found",
  }),
  sendOperatorLead: () => ({ body: { firstName: "Ada", lastName: "Byron", phone: "212-555-0140" } }),
  sendClientRequest: () => ({ body: { name: "Ada Byron", phone: "212-555-0140" } }),
  sendContactMessage: () => ({ body: { name: "Ada Byron", email: "ada@example.com", message: "Hello." } }),
  listLeads: () => ({}),
  answerLead: ({ lead }) => ({ params: { id: lead }, body: {} }),
  listOperatorLeads: () => ({}),
  listMerges: () => ({}),
  foreseeMerge: () => ({
    body: { from: "nobody-here", into: "nobody-else", reason: "The same company, by its site" },
    told: "invalid-request",
  }),
  mergeOrganizations: () => ({
    body: { from: "nobody-here", into: "nobody-else", reason: "The same company, by its site" },
    told: "invalid-request",
  }),
  undoMerge: () => ({ params: { id: "999999" }, told: "not-found" }),
  reportPosting: () => ({ params: { id: "999999" }, body: { reason: "scam" }, told: "job-not-found" }),
  listReports: () => ({}),
  answerReport: () => ({
    params: { id: "999999" },
    body: { isUpheld: false, answer: "No." },
    told: "not-found",
  }),
  answerAppeal: () => ({
    params: { id: "999999" },
    body: { isUpheld: false, answer: "No." },
    told: "not-found",
  }),
  allowPosting: () => ({ params: { id: "999999" }, told: "job-not-found" }),
  appealSignal: ({ hostedPosting: id }) => ({
    params: { id },
    body: { signal: "fee", words: "No fee." },
    told: "no-such-signal",
  }),
  listAppeals: ({ hostedPosting: id }) => ({ params: { id } }),
  answerOperatorLead: () => ({ params: { id: "999999" }, body: {}, told: "not-found" }),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
