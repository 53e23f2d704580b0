import { interruptedFormMinutes } from "@candor/contract/limit-values";
import { perLocale } from "@candor/contract/messages/locale";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Notice, Tone } from "./notice-store.ts";

interface NamedNotice {
  /** No part of the text comes from the address, which must not put words into Candor's mouth. */
  readonly key: MessageKey;
  /** Fills in `detail` in the text. */
  readonly detail?: MessageKey;
  readonly tone: Tone;
  /** Stays until somebody closes it. */
  readonly stays?: true;
  /** A link to follow. */
  readonly link?: { readonly label: MessageKey; readonly href: string };
}

/** What an address may make the page say, in `?notice=`. The list is closed. */
export const namedNotices = {
  "alert-paused": { key: "alert.paused", tone: "success" },
  "alert-removed": { key: "alerts.removed", tone: "success" },
  "alert-resumed": { key: "alert.resumed", tone: "success" },
  "alert-saved": { key: "alert.saved", tone: "success" },
  "application-migrated": { key: "migration.moved", tone: "success" },
  "application-saved": { key: "applications.saved", tone: "success" },
  "answers-left": { key: "organization.tooLate", tone: "warning" },
  "answers-undone": { key: "organization.undone", tone: "success" },
  "message-sent": { key: "conversation.sent", tone: "success" },
  "meeting-told": { key: "meetings.told", tone: "success" },
  "template-removed": { key: "templates.removed", tone: "success" },
  "template-saved": { key: "templates.saved", tone: "success" },
  "reply-sent": { key: "applications.replySent", tone: "success" },
  "delivery-replayed": { key: "programs.replayed", tone: "success" },
  "postings-moved": { key: "hosting.allMoved", tone: "success" },
  "postings-recounted": { key: "hosting.recounted", tone: "warning" },
  "agency-answered": { key: "agencies.answered", tone: "success" },
  "agency-ended": { key: "agencies.ended", tone: "success" },
  "client-asked": { key: "agencies.asked", tone: "success" },
  "client-named": { key: "agencies.named", tone: "success" },
  "client-dropped": { key: "agencies.dropped", tone: "success" },
  "source-closings-allowed": { key: "sources.closingsAllowed", tone: "success" },
  "source-connected": { key: "sources.connected", tone: "success" },
  "source-fetching": { key: "sources.fetching", tone: "success" },
  "source-paused": { key: "sources.pausedNow", tone: "success" },
  "source-removed": { key: "sources.removed", tone: "success" },
  "source-resumed": { key: "sources.resumed", tone: "success" },
  "webhook-removed": { key: "programs.hookRemoved", tone: "success" },
  "webhook-resumed": { key: "programs.hookResumed", tone: "success" },
  "webhook-tested": { key: "programs.hookTested", tone: "success" },
  "webhook-known": { key: "programs.hookKnown", tone: "warning", stays: true },
  "key-known": { key: "programs.keyKnown", tone: "warning", stays: true },
  "key-revoked": { key: "programs.revoked", tone: "success" },
  "account-kept": { key: "ownData.kept", tone: "success" },
  "account-safe": { key: "suspicious.done", tone: "success" },
  "communication-of-another": { key: "communication.ofAnother", tone: "warning" },
  "communication-saved": { key: "communication.saved", tone: "success" },
  "campaign-paused": { key: "campaigns.pauseSaved", tone: "success" },
  "campaign-resumed": { key: "campaigns.resumeSaved", tone: "success" },
  "article-published": { key: "adminNews.wasPublished", tone: "success" },
  "article-removed": { key: "adminNews.removed", tone: "success" },
  "site-notice-published": { key: "siteNotice.published", tone: "success" },
  "site-notice-taken-down": { key: "siteNotice.takenDown", tone: "success" },
  "changes-saved": { key: "form.saved", tone: "success" },
  "reply-published": { key: "recordReply.published", tone: "success" },
  "reply-removed": { key: "adminReplies.removed", tone: "success" },
  "reply-withdrawn": { key: "recordReply.withdrawn", tone: "success" },
  "keeping-asked": { key: "keeping.asked", tone: "success" },
  "keeping-refused": { key: "problem.keepingRefused", tone: "warning" },
  "kept-invited": { key: "keeping.invited", tone: "success" },
  "bias-report-counted": { key: "bias.counted", tone: "success" },
  "bias-report-published": { key: "bias.publishedNotice", tone: "success" },
  "job-removed": { key: "profile.jobRemoved", tone: "success" },
  "block-made": { key: "blocks.made", tone: "success" },
  "block-removed": { key: "blocks.removed", tone: "success" },
  "claim-decided": { key: "adminClaims.decided", tone: "success" },
  "claim-granted": { key: "claim.grantedBody", tone: "success" },
  "claim-withdrawn": { key: "claim.withdrawn", tone: "success" },
  "consulting-unenrolled": { key: "consulting.unenrolled", tone: "success" },
  "interview-deleted": { key: "interview.deletedNow", tone: "success" },
  "interview-mailed": { key: "interview.linkMailed", tone: "success" },
  "interrupted-back": { key: "interrupted.back", tone: "information", stays: true },
  "interrupted-kept": { key: "interrupted.keptBriefly", tone: "warning" },
  "invitation-revoked": { key: "members.revoked", tone: "success" },
  "lead-answered": { key: "lead.answerSent", tone: "success" },
  "organizations-merged": { key: "merge.done", tone: "success" },
  "merge-undone": { key: "merge.undone", tone: "success" },
  "defaults-saved": { key: "postingDefaults.saved", tone: "success" },
  "posting-allowed": { key: "adminReports.allowed", tone: "success" },
  "report-answered": { key: "adminReports.saved", tone: "success" },
  "already-answered": { key: "problem.alreadyAnswered", tone: "warning" },
  "answer-empty": { key: "validation.verdictRequired", tone: "error" },
  "signal-appealed": { key: "appeal.sent", tone: "success" },
  "signal-gone": { key: "problem.noSuchSignal", tone: "error" },
  "appeal-empty": { key: "validation.appealWordsRequired", tone: "error" },
  "logo-removed": { key: "organizationDetails.logoRemoved", tone: "success" },
  "logo-saved": { key: "organizationDetails.logoSaved", tone: "success" },
  "member-gone": { key: "members.gone", tone: "warning" },
  "member-invited": { key: "members.invited", tone: "success" },
  "member-removed": { key: "members.removed", tone: "success" },
  "member-role-kept": { key: "members.roleKept", tone: "information" },
  "member-role-changed": { key: "members.roleChanged", tone: "success" },
  "no-longer-owner": { key: "members.noLongerOwner", tone: "warning", stays: true },
  "organization-created": { key: "newOrganization.created", tone: "success" },
  "organization-handed-over": { key: "members.handedOver", tone: "success" },
  "organization-joined": { key: "memberInvitation.joined", tone: "success" },
  "organization-needed": { key: "newOrganization.needed", tone: "information" },
  "readers-post-nothing": { key: "members.readersPostNothing", tone: "warning", stays: true },
  "organization-left": { key: "members.left", tone: "success" },
  "code-resent": { key: "auth.resent", tone: "success" },
  "email-change-cancelled": { key: "emailChange.cancelled", tone: "information" },
  "email-changed": { key: "emailChange.changed", tone: "success" },
  "email-has-account": { key: "validation.emailHasAccount", tone: "information" },
  "identity-linked": { key: "account.identityLinked", tone: "success" },
  "identity-refused": { key: "problem.identityRefused", tone: "error" },
  "identity-taken": { key: "problem.identityTaken", tone: "error" },
  "identity-unlinked": { key: "account.identityUnlinked", tone: "success" },
  impersonated: { key: "problem.impersonated", tone: "error" },
  "link-refused": {
    key: "session.loginFailed",
    detail: "session.userNotFound",
    tone: "error",
    link: { label: "session.askForLink", href: "/login" },
  },
  "name-changed": { key: "account.nameChanged", tone: "success" },
  "other-sessions-ended": { key: "account.othersEnded", tone: "success" },
  "passkey-added": { key: "passkeys.added", tone: "success" },
  "passkey-removed": { key: "passkeys.removed", tone: "success" },
  "passkey-renamed": { key: "passkeys.renamed", tone: "success" },
  "password-set": { key: "auth.passwordSet", tone: "success" },
  "posting-applicants-waiting": {
    key: "problem.applicantsWaiting",
    tone: "warning",
    stays: true,
    link: { label: "hosting.toApplicants", href: "/organization/jobs" },
  },
  "posting-changed": { key: "problem.moveRefused", tone: "warning" },
  "posting-discarded": { key: "hosting.discarded", tone: "success" },
  "push-failed": { key: "push.failed", tone: "warning" },
  "push-off": { key: "push.turnedOff", tone: "success" },
  "push-on": { key: "push.turnedOn", tone: "success" },
  "posting-back": { key: "ownLists.nowBack", tone: "success" },
  "posting-hidden": {
    key: "ownLists.nowHidden",
    tone: "success",
    link: { label: "ownLists.title", href: "/settings/hidden" },
  },
  "posting-kept": { key: "saved.nowSaved", tone: "success" },
  "posting-published": { key: "hosting.moved.publish", tone: "success" },
  "posting-in-review": { key: "hosting.moved.review", tone: "success" },
  "posting-taken-back": { key: "hosting.moved.withdraw", tone: "success" },
  "posting-paused": { key: "hosting.moved.pause", tone: "success" },
  "posting-resumed": { key: "hosting.moved.resume", tone: "success" },
  "posting-confirmed": { key: "hosting.moved.confirm", tone: "success" },
  "posting-adopted": { key: "hosting.moved.adopt", tone: "success" },
  "posting-closed": { key: "hosting.moved.close", tone: "success" },
  "posting-reopened": { key: "hosting.moved.reopen", tone: "success" },
  "posting-saved": { key: "hosting.saved", tone: "success" },
  "proof-skipped": { key: "auth.skipped", tone: "warning", stays: true },
  "deletion-asked": { key: "ownData.asked", tone: "information" },
  "export-asked": { key: "ownData.takeAsked", tone: "information" },
  "email-proved": { key: "account.emailProved", tone: "success" },
  "signed-out": { key: "login.signedOut", tone: "information" },
  "signed-out-unsent": { key: "waiting.signedOutUnsent", tone: "warning", stays: true },
  "signed-out-kept": {
    key: "outside.signedOutKept",
    tone: "information",
    stays: true,
    link: { label: "outside.seeKept", href: "/applied-here" },
  },
  "outside-known": { key: "outside.known", tone: "information" },
  "outside-removed": { key: "outside.removed", tone: "success" },
  "outside-saved": { key: "outside.saved", tone: "success" },
  "search-kept": { key: "searches.nowKept", tone: "success" },
  "session-ended": { key: "account.sessionEnded", tone: "success" },
  "session-expired": { key: "session.expired", tone: "warning" },
  "user-granted": { key: "user.granted", tone: "success" },
  "user-revoked": { key: "user.revoked", tone: "success" },
  "user-signed-out": { key: "user.signedOut", tone: "success" },
  "time-zone-changed": { key: "account.timeZoneChanged", tone: "success" },
  "too-many-favorites": { key: "problem.tooManyFavorites", tone: "warning" },
  "too-many-hidden": { key: "problem.tooManyHidden", tone: "warning" },
  "too-many-saved": { key: "problem.tooManySaved", tone: "warning" },
  "user-not-found": { key: "session.userNotFound", tone: "error" },
  "try-again": {
    key: "error.tryAgainOrContactSupport",
    tone: "error",
    link: { label: "button.contactSupport", href: "/contact" },
  },
} as const satisfies Record<string, NamedNotice>;

export type NoticeName = keyof typeof namedNotices;

const allOf = perLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** A name's notice for a person who is signed in with this mail address, or with none, and belongs to these. */
export function namedNotice(
  name: NoticeName,
  email: string,
  organizations: readonly { readonly name: string }[] = [],
): Notice {
  const { key, detail, tone, stays, link }: NamedNotice = namedNotices[name];
  const text = message(key, {
    email,
    // A profile that could not be read names none.
    organizations:
      allOf().format(organizations.map((one) => one.name)) || message("memberInvitation.organization"),
    minutes: interruptedFormMinutes,
    ...(detail && { detail: message(detail) }),
  });
  const action = link && { label: message(link.label), href: link.href };
  return { text, tone, ...(stays && { timeout: null }), ...(action && { action }) };
}

export function isNoticeName(name: string | null): name is NoticeName {
  return name !== null && Object.hasOwn(namedNotices, name);
}
