import { z } from "zod";
import type { MessageKey } from "./messages/message.ts";

/** The closed list of problem codes, for clients to branch on. */
export const problems = {
  "invalid-request": { status: 400, key: "problem.invalidRequest" },
  "malformed-body": { status: 400, key: "problem.malformedBody" },
  "malformed-request": { status: 400, key: "problem.malformedRequest" },
  unauthorized: { status: 401, key: "problem.unauthorized" },
  "signature-refused": { status: 401, key: "problem.signatureRefused" },
  "credential-refused": { status: 401, key: "auth.credentialRefused" },
  forbidden: { status: 403, key: "problem.forbidden" },
  "email-unproved": { status: 403, key: "auth.emailUnproved" },
  impersonated: { status: 403, key: "problem.impersonated" },
  "origin-refused": { status: 403, key: "problem.originRefused" },
  "not-found": { status: 404, key: "problem.notFound" },
  "job-not-found": { status: 404, key: "job.notFound" },
  "email-taken": { status: 409, key: "validation.emailHasAccount" },
  "email-in-use": { status: 409, key: "validation.emailInUse" },
  "email-change-expired": { status: 410, key: "emailChange.expired" },
  "email-change-wrong-user": { status: 409, key: "emailChange.wrongUser" },
  "email-change-wrong-email": { status: 409, key: "emailChange.wrongEmail" },
  "email-change-cancelled": { status: 410, key: "emailChange.cancelled" },
  "link-expired": { status: 410, key: "communication.notUnsubscribed" },
  "identity-refused": { status: 409, key: "problem.identityRefused" },
  "identity-taken": { status: 409, key: "problem.identityTaken" },
  "request-timeout": { status: 408, key: "problem.requestTimeout" },
  "job-closed": { status: 409, key: "problem.jobClosed" },
  "job-paused": { status: 409, key: "problem.jobPaused" },
  "version-conflict": { status: 409, key: "problem.versionConflict" },
  "posting-unready": { status: 409, key: "problem.postingUnready" },
  "move-refused": { status: 409, key: "problem.moveRefused" },
  "picture-unreadable": { status: 422, key: "problem.pictureUnreadable" },
  "one-click-unready": { status: 409, key: "problem.oneClickUnready" },
  "already-applied": { status: 409, key: "problem.alreadyApplied" },
  "too-many-favorites": { status: 409, key: "problem.tooManyFavorites" },
  "organization-blocked": { status: 409, key: "problem.organizationBlocked" },
  "employer-kept-away": { status: 409, key: "problem.employerKeptAway" },
  "too-many-blocks": { status: 409, key: "problem.tooManyBlocks" },
  "too-many-saved": { status: 409, key: "problem.tooManySaved" },
  "too-many-outside": { status: 409, key: "problem.tooManyOutside" },
  "too-much-experience": { status: 409, key: "profile.tooMuchExperience" },
  "current-pay-not-offered": { status: 409, key: "profile.currentPayNotOffered" },
  "too-many-alerts": { status: 409, key: "problem.tooManyAlerts" },
  "too-many-passkeys": { status: 409, key: "passkeys.tooMany" },
  "number-stopped": { status: 409, key: "problem.numberStopped" },
  "decision-waiting": { status: 409, key: "problem.decisionWaiting" },
  "outbound-off": { status: 409, key: "problem.outboundOff" },
  "webhook-refused": { status: 422, key: "problem.webhookRefused" },
  "webhook-stopped": { status: 409, key: "problem.webhookStopped" },
  "too-many-webhooks": { status: 409, key: "problem.tooManyWebhooks" },
  "too-many-keys": { status: 409, key: "problem.tooManyKeys" },
  "too-many-tags": { status: 409, key: "problem.tooManyTags" },
  "period-open": { status: 409, key: "problem.periodOpen" },
  "too-many-views": { status: 409, key: "problem.tooManyViews" },
  "too-many-marks": { status: 409, key: "problem.tooManyMarks" },
  "no-invitation": { status: 409, key: "problem.noInvitation" },
  "conversation-closed": { status: 409, key: "problem.conversationClosed" },
  "too-many-templates": { status: 409, key: "problem.tooManyTemplates" },
  "conversation-waits": { status: 409, key: "problem.conversationWaits" },
  "time-taken": { status: 409, key: "problem.timeTaken" },
  "time-withdrawn": { status: 409, key: "problem.timeWithdrawn" },
  "not-met": { status: 409, key: "problem.notMet" },
  "too-many-replies": { status: 409, key: "problem.tooManyReplies" },
  "organization-taken": { status: 409, key: "problem.organizationTaken" },
  "already-member": { status: 409, key: "problem.alreadyMember" },
  "still-member": { status: 409, key: "problem.stillMember" },
  "last-owner": { status: 409, key: "problem.lastOwner" },
  "invitation-expired": { status: 410, key: "problem.invitationExpired" },
  "invitation-of-another": { status: 409, key: "problem.invitationOfAnother" },
  "claim-expired": { status: 410, key: "problem.claimExpired" },
  "claim-of-another": { status: 409, key: "problem.claimOfAnother" },
  "record-missing": { status: 409, key: "problem.recordMissing" },
  "application-final": { status: 409, key: "problem.applicationFinal" },
  /** Never good, or nobody may know: there is no such link. */
  "interview-link-expired": { status: 404, key: "interview.linkExpiredBody" },
  /** Once good. */
  "interview-link-ended": { status: 410, key: "interview.linkExpiredOn" },
  "interview-sent": { status: 409, key: "interview.alreadySent" },
  "wrong-part": { status: 422, key: "problem.wrongPart" },
  "parts-missing": { status: 409, key: "problem.partsMissing" },
  "file-unreadable": { status: 422, key: "resume.unreadable" },
  "linkedin-unreadable": { status: 422, key: "resumes.linkedInUnreadable" },
  "file-locked": { status: 422, key: "resume.locked" },
  "key-reused": { status: 409, key: "problem.keyReused" },
  "snapshot-expired": { status: 410, key: "problem.snapshotExpired" },
  "payload-too-large": { status: 413, key: "problem.payloadTooLarge" },
  "uri-too-long": { status: 414, key: "problem.uriTooLong" },
  "unsupported-media-type": { status: 415, key: "problem.unsupportedMediaType" },
  "too-many-requests": { status: 429, key: "problem.tooManyRequests" },
  "too-many-attempts": { status: 429, key: "auth.tooManyAttempts" },
  "headers-too-large": { status: 431, key: "problem.headersTooLarge" },
  internal: { status: 500, key: "error.tryAgainOrContactSupport" },
  "search-too-broad": { status: 400, key: "problem.searchTooBroad" },
  overloaded: { status: 503, key: "problem.overloaded" },
  unavailable: { status: 503, key: "problem.unavailable" },
  "storage-full": { status: 507, key: "problem.storageFull" },
} as const satisfies Record<string, { status: number; key: MessageKey }>;

export type ProblemCode = keyof typeof problems;

/** Problems that any call can answer; routes name only their own. */
export const commonProblems = [
  "invalid-request",
  "malformed-body",
  "payload-too-large",
  "uri-too-long",
  "unsupported-media-type",
  "too-many-requests",
  "internal",
  "unavailable",
] as const satisfies readonly ProblemCode[];

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** RFC 9457 problem details, plus the closed code and the catalogue's key of the sentence. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(codes),
  key: z.string(),
  errors: z
    .array(
      z.object({
        path: z.string(),
        key: z.string(),
        text: z.string(),
        suggestion: z.string().optional().describe("The value that was probably meant."),
      }),
    )
    .optional()
    .describe("One entry a refused value; the path is a JSON pointer into the body or a parameter's name."),
  id: z.string().optional().describe("Of the record that is already there, where one stands in the way."),
  instance: z.string().describe("The request's id, to be named to support."),
});

export type ProblemDocument = z.infer<typeof problemDocument>;
