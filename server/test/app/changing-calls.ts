import type { routes } from "@candor/contract/routes";
import { profileCalls } from "../harness/profile-calls.ts";

export type RouteName = keyof typeof routes;

interface Changing {
  readonly calls: readonly RouteName[];
  /** The events logged if an impersonator makes them. */
  readonly events: readonly string[];
}

/** Calls that change or remove records, or that read what others remove: each runs before those that would spoil it. */
export const changing: Readonly<Record<string, Changing>> = {
  preferences: {
    calls: ["savePreferences", "removeSmsNumber", "removePushBrowsers"],
    events: ["preferences-changed"],
  },
  answers: { calls: ["changeAnswer", "forgetAnswer"], events: [] },
  applications: {
    calls: [
      "readConversation",
      "sendMessage",
      "markConversationRead",
      "submitApplication",
      "editApplication",
      "changeContact",
      "muteApplication",
      "withdrawApplication",
      "inactivateResume",
    ],
    events: [
      "application-submitted",
      "application-edited",
      "contact-shared",
      "application-withdrawn",
      "resume-inactivated",
    ],
  },
  "an organization's applications": {
    calls: [
      "openOrganizationApplication",
      "decideApplication",
      "sendDecisions",
      "offerTimes",
      "cancelMeeting",
      "answerLead",
    ],
    events: [],
  },
  profiles: {
    calls: Object.keys(profileCalls) as (keyof typeof profileCalls)[],
    events: ["profile-changed"],
  },
  "an organization's postings": {
    calls: [
      "readPosting",
      "listAppeals",
      "appealSignal",
      "dropClient",
      "movePosting",
      "savePosting",
      "discardPosting",
    ],
    events: [],
  },
  gigs: {
    calls: ["readOrganizationGig", "changeGig", "answerGigProposal", "closeGig", "withdrawGigProposal"],
    events: ["gig-proposal-withdrawn"],
  },
  alerts: {
    calls: ["readAlert", "makeAlert", "editAlert", "removeAlert"],
    events: ["alert-made", "alert-changed", "alert-removed"],
  },
  "what somebody takes along": { calls: ["linkToExport", "askExport"], events: [] },
  searches: { calls: ["markSearch", "forgetSearch", "forgetRecentSearches"], events: [] },
  blocks: { calls: ["makeBlock", "removeBlock"], events: ["block-made"] },
  "what lists leave out": { calls: ["hide", "bringBack", "noteSeen"], events: [] },
  "saved postings": { calls: ["keepPostings", "remindBeforeClosing", "forgetPosting"], events: [] },
  consulting: { calls: ["enroll", "unenroll"], events: ["consulting-enrolled", "consulting-unenrolled"] },
  credentials: { calls: ["renamePasskey", "removePasskey", "unlinkIdentity"], events: [] },
  sessions: { calls: ["endSession", "endOtherSessions", "logOut"], events: ["session-ended"] },
  claims: { calls: ["startClaim", "withdrawClaim"], events: ["claim-started", "claim-withdrawn"] },
  "who belongs to an organization": {
    calls: [
      "inviteMember",
      "revokeInvitation",
      "changeMemberRole",
      "removeMember",
      "transferOwnership",
      "leaveOrganization",
    ],
    events: [],
  },
};
