import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

const weak = "password";

/** One call of each route about signing in, sessions, a person's account, mail, and enrolling. */
export const accountCalls = {
  readEnrollment: () => ({}),
  enroll: () => ({ body: { specialty: "Design" } }),
  unenroll: () => ({}),
  listConsultants: () => ({}),
  listBlocks: () => ({}),
  makeBlock: () => ({ body: { kind: "employer", domain: "kept-away.test" } }),
  removeBlock: () => ({ params: { id: "999999" } }),
  readBlockStanding: () => ({ params: { slug: "nobody" }, told: "not-found" }),
  readPostingStanding: () => ({ params: { id: "999999" }, told: "job-not-found" }),
  unsubscribe: () => ({ body: { token: "1.none" }, told: "link-expired" }),
  readListSwitch: () => ({ body: { token: "1.none" }, told: "link-expired" }),
  switchList: () => ({ body: { token: "1.none", on: false }, told: "link-expired" }),
  listConsents: () => ({}),
  readOwnKeeping: ({ application }) => ({ params: { id: application } }),
  decideKeeping: () => ({ params: { id: "999999" }, body: { kept: true }, told: "not-found" }),
  readSelfIdentification: () => ({}),
  changeSelfIdentification: () => ({ body: { sex: "female" } }),
  requestCode: ({ email }) => ({ body: { email } }),
  requestLink: ({ email }) => ({ body: { email } }),
  inspectLink: () => ({ body: { token: "1.none" }, told: "credential-refused" }),
  logIn: ({ email }) => ({
    body: { provider: "code", credential: { email, code: "none" } },
    told: "credential-refused",
  }),
  skipProof: ({ email }) => ({ body: { email }, told: "not-found" }),
  estimatePassword: () => ({ body: { password: weak } }),
  refreshSession: () => ({}),
  logOut: () => ({}),
  endProvisional: () => ({}),
  readProfile: () => ({}),
  readAccount: () => ({}),
  listSessions: () => ({}),
  endSession: ({ session }) => ({ params: { id: session } }),
  endOtherSessions: () => ({}),
  changePassword: () => ({ body: { newPassword: weak }, told: "invalid-request" }),
  requestReset: ({ email }) => ({ body: { email } }),
  confirmReset: ({ email }) => ({
    body: { email, code: "none", password: weak },
    told: "invalid-request",
  }),
  requestEmailChange: () => ({ body: { email: "other@example.com" } }),
  inspectEmailChange: () => ({ body: { code: "1.none" }, told: "email-change-expired" }),
  confirmEmailChange: () => ({ body: { code: "1.none" }, told: "email-change-expired" }),
  cancelEmailChange: () => ({}),
  disownAct: () => ({ body: { token: "1.none" }, told: "credential-refused" }),
  readDeletion: () => ({}),
  // A person who is responsible for an organization must leave it first.
  askDeletion: ({ email }) => (/^(?:pro|member|owner)@/.test(email) ? { told: "still-member" } : {}),
  cancelDeletion: () => ({}),
  inspectDeletion: () => ({ body: { token: "1.none" }, told: "credential-refused" }),
  cancelMailedDeletion: () => ({ body: { token: "1.none" }, told: "credential-refused" }),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
