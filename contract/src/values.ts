/** Why a posting isn't in somebody's lists: they hid it, or everything from its organization. */
export const hiddenKinds = ["posting", "organization"] as const;

/** The 30 industry categories of the specification (E-19). */
export const industries = [
  "Administrative",
  "Advertising",
  "Analyst",
  "Consulting",
  "Customer Service",
  "Design",
  "Distribution",
  "Education",
  "Engineering",
  "Finance",
  "General Business",
  "Health Care Provider",
  "Human Resources",
  "Information Technology",
  "Legal",
  "Management",
  "Manufacturing",
  "Marketing",
  "Other",
  "Production",
  "Product Management",
  "Project Management",
  "Public Relations",
  "Purchasing",
  "Quality Assurance",
  "Research",
  "Sales",
  "Science",
  "Supply Chain",
  "Training",
] as const;

export const jobTypes = ["permanent", "contractor", "contract"] as const;
export const payUnits = ["hour", "day", "week", "month", "year"] as const;

/** External sign-in providers, by their own names (S-19). */
export const signInProviders = {
  google: "Google",
  linkedin: "LinkedIn",
  microsoft: "Microsoft",
  facebook: "Facebook",
} as const;

export type SignInProvider = keyof typeof signInProviders;
export const signInProviderNames = Object.keys(signInProviders) as [SignInProvider, ...SignInProvider[]];

/** Factors to a yearly amount: a working year has 2,080 hours, 260 days, 52 weeks. */
export const unitsPerYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;

export const phoneTypes = ["mobile", "home", "office"] as const;
export type PhoneType = (typeof phoneTypes)[number];

/** The employers that a person may work for (E-10). */
export const workAuthorizations = ["anyEmployer", "presentEmployerOnly", "requiresSponsorship"] as const;
export type WorkAuthorization = (typeof workAuthorizations)[number];

/** What kind of answer a question takes. `work-authorization` is answered from the profile. */
export const questionKinds = [
  "text",
  "choice",
  "number",
  "yes-no",
  "date",
  "file",
  "work-authorization",
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The unit of a person's pay (E-11, E-12). */
export const payTypes = ["perYear", "hourly"] as const;
export type PayType = (typeof payTypes)[number];

export const remoteKinds = ["remote", "hybrid", "onsite", "unknown"] as const;
export const remoteOptions = ["include", "only", "exclude"] as const;
export const seniorities = [
  "intern",
  "junior",
  "mid",
  "senior",
  "lead",
  "principal",
  "manager",
  "director",
  "executive",
] as const;

/** The statuses of an application; both sides read the same words. */
export const applicationStatuses = [
  "submitted",
  "viewed",
  "interview",
  "offer",
  "hired",
  "declined",
  "withdrawn",
  "unanswered",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The stages that a person can give an application made elsewhere: views and lapses aren't known there. */
export const outsideStages = ["submitted", "interview", "offer", "hired", "declined", "withdrawn"] as const;
export type OutsideStage = (typeof outsideStages)[number];

/** E-23: optional mails. Receipts, requested mails and warnings about an account are always sent. */
export const preferenceKinds = ["jobAlerts", "applicationUpdate", "applicationFollowUp"] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

export const preferenceChannels = ["email", "sms", "push"] as const;
export type PreferenceChannel = (typeof preferenceChannels)[number];

/** What a gateway may report about a text message. */
export const smsStatuses = ["delivered", "failed", "unreachable", "stopped"] as const;

/** How somebody changed what they get: on a page, by a mail's off switch, by reply, as spam, or by text message. */
export const preferenceActs = ["page", "link", "reply", "complaint", "sms"] as const;

/** E-22: what a gig's budget is for. */
export const gigBudgets = ["hourly", "perProject"] as const;
export type GigBudget = (typeof gigBudgets)[number];

/** Where a proposal for a gig is. `unanswered` can still be answered late. */
export const gigProposalStates = ["sent", "accepted", "declined", "withdrawn", "unanswered"] as const;
export type GigProposalState = (typeof gigProposalStates)[number];

/** E-15: how often a job alert is mailed. */
export const alertFrequencies = ["daily", "weekly", "monthly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** The hours of a person's day in which an alert may be mailed. */
export const alertHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;

/** The questions of the Instant Interview, in their order. */
export const interviewQuestions = [
  "previousEmployer",
  "jobTitle",
  "expectedPay",
  "workAuthorization",
  "skills",
  "ratings",
  "years",
  "charity",
] as const;
export type InterviewQuestion = (typeof interviewQuestions)[number];

/** How well somebody says they know a skill: in words, because no answer is a score. */
export const skillLevels = ["basics", "helped", "alone", "asked"] as const;

/** The stages that a Pro can move an application to. */
export const decisionStages = ["viewed", "interview", "offer", "hired", "declined"] as const;
export type DecisionStage = (typeof decisionStages)[number];

/** What a seeker can reply to an invitation to an interview. */
/** The stages until which an organization may read applications blind, in order. */
export const blindStages = ["interview", "offer", "hired"] as const;
export type BlindStage = (typeof blindStages)[number];

export const invitationReplies = ["accepted", "another-time", "declined", "message"] as const;
export type InvitationReply = (typeof invitationReplies)[number];

/** The two sides of an interview. */
export const meetingSides = ["seeker", "organization"] as const;
export type MeetingSide = (typeof meetingSides)[number];

/** The lists in which a Pro goes from one application to the next. */
export const applicationLists = ["job", "due"] as const;
export type ApplicationList = (typeof applicationLists)[number];

/** Why an application is refused: the reasons to choose from. */
export const refusalReasons = [
  "otherCandidate",
  "experience",
  "skills",
  "location",
  "pay",
  "workAuthorization",
  "availability",
  "positionFilled",
  "positionWithdrawn",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What a Pro was shown of an application: a name in a list, all of it, messages, or a file. */
export const lookKinds = ["list", "application", "interview", "messages", "resume", "answer-file"] as const;
export type LookKind = (typeof lookKinds)[number];

/** What people can agree to, and take back. */
export const consentKinds = ["application", "employer", "kept", "consulting", "current-pay", "mail"] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Where somebody agreed or took it back: on a page, by email, or through a block. */
export const consentPlaces = [
  "apply",
  "one-click",
  "application",
  "block",
  "consulting",
  "goals",
  "personal",
  "communication",
  "email",
] as const;
export type ConsentPlace = (typeof consentPlaces)[number];

/** A string of digits with at most one dot (V-44). */
export const numericId = /^\d+(?:\.\d*)?$|^\.\d+$/;

/** Text that says something has at least one letter or digit (V-45), and some letters are blank. */
export function hasWords(text: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);
}

/**
 * Whether a name has a web address in it, which mail programs would make a link. A company may be called "Booking.com".
 */
export function hasWebAddress(name: string): boolean {
  return /:\/\/|\bwww\.\S|[\p{L}\p{N}]\.\p{L}{2,}\/\S|:\s*\S+\.\p{L}{2,}/iu.test(name.normalize("NFKC"));
}

/** Whether a person's name has the name of a website in it. */
export function hasWebsite(name: string): boolean {
  const website =
    /[\p{L}\p{N}]\.(?:com|net|org|info|biz|app|dev|xyz|top|site|online|link|click|shop|club|live)(?!\p{L})/iu;
  return hasWebAddress(name) || website.test(name.normalize("NFKC"));
}

/** Cuts longer text to the limit minus three characters and adds an ellipsis (V-46). Splits no emoji in two. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, Math.max(0, limit - 3)).replace(/[\uD800-\uDBFF]$/, "")}...`;
}

const labelWords = 5;

/** The first five words and an ellipsis; a shorter label stays as it is (N-24, K-14). */
export function shortLabel(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.length <= labelWords ? text : `${words.slice(0, labelWords).join(" ")}...`;
}

/** V-41: how resumes are uploaded. `auto` lets the server choose. */
export const resumeUploadMethods = ["auto", "s3", "api", "rest"] as const;
export type ResumeUploadMethod = (typeof resumeUploadMethods)[number];

/** What a member may do: an owner decides who belongs, a recruiter posts and answers, a reader looks. */
export const memberRoles = ["owner", "recruiter", "reader"] as const;

export type MemberRole = (typeof memberRoles)[number];

/** Whether a member can post and answer. */
export function isPro({ role }: { readonly role: MemberRole }): boolean {
  return role !== "reader";
}

/** How somebody proves that an organization is theirs. */
export const claimMethods = ["mail", "dns", "administrator"] as const;

export type ClaimMethod = (typeof claimMethods)[number];

/** `started` waits for the claimant's proof, `waiting` for an administrator. */
export const claimStates = ["started", "waiting", "granted", "refused", "withdrawn"] as const;

export type ClaimState = (typeof claimStates)[number];
