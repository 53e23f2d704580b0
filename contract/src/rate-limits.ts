/** How often one caller may ask, in requests per `per` seconds; counted by network address unless said otherwise. */
export interface RateLimit {
  readonly requests: number;
  readonly per: number;
}

export const rateLimits = {
  /** For searches and lookups. Well above the promised 300 a second. */
  reading: { requests: 600, per: 1 },
  /** Each may cost the operator a call to a language model. */
  proposing: { requests: 60, per: 60 },
  writing: { requests: 120, per: 60 },
  /** Pictures drawn for social cards. */
  drawing: { requests: 300, per: 60 },
  /** A feed for job boards reads every posting. Boards ask a few times a day. */
  exporting: { requests: 20, per: 60 },
  /** Measurements and error reports that pages send on their own. */
  reporting: { requests: 6000, per: 60 },
  signIn: { requests: 100, per: 600 },
  /** Calls by a signed-in person's pages: a page makes several. */
  session: { requests: 6000, per: 60 },
  applying: { requests: 120, per: 60 },
  /** Each lead is mailed to somebody who didn't ask for it. */
  leads: { requests: 20, per: 3600 },
  /** Reports of postings: somebody has to read each. */
  reports: { requests: 20, per: 3600 },
  /** Saves of drafts. Pages save on their own while somebody types. */
  drafting: { requests: 600, per: 60 },
  uploading: { requests: 120, per: 60 },
  /** Commands that administrators give at the terminal. */
  commanding: { requests: 30, per: 60 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Mails with a code or a link per account; each known device has its own count. */
export const mailedCodes: RateLimit = { requests: 5, per: 600 };

/**
 * Wrong codes per account and day. Known devices count separately, all others together: once those are used up, a
 * network that has tried `wrongCodesAfterwards` waits.
 */
export const wrongCodes: RateLimit = { requests: 100, per: 86_400 };

/** The share of one network address: enough for five codes. */
export const wrongCodesOfAddress: RateLimit = { requests: 25, per: 86_400 };

/** The share of one network after the account's tries are used up. */
export const wrongCodesAfterwards: RateLimit = { requests: 5, per: 86_400 };

/** Receipts of reports that one address is mailed: anybody may write anybody's address into the form. */
export const mailedReportReceipts: RateLimit = { requests: 5, per: 86_400 };

/** Answers to leads that one address is mailed: whoever sent the lead may have written anybody's. */
export const mailedLeadAnswers: RateLimit = { requests: 5, per: 86_400 };

/** Kibibytes of files that one network address may upload, so that nobody fills the disk. */
export const uploadedKibibytes: RateLimit = { requests: 512 * 1024, per: 86_400 };

/** Kibibytes of measurements and error reports that one network address may send. */
export const reportedKibibytes: RateLimit = { requests: 4 * 1024, per: 86_400 };

/** Kibibytes of drafts that one network address may save. */
export const draftedKibibytes: RateLimit = { requests: 32 * 1024, per: 86_400 };

/** Kibibytes of postings' forms that one network address may save: editors save while somebody types. */
export const hostedKibibytes: RateLimit = { requests: 128 * 1024, per: 86_400 };

/** Kibibytes of postings' texts that one network address may have checked: the longest takes a third of a second. */
export const checkedKibibytes: RateLimit = { requests: 1024, per: 60 };

/** Kibibytes of long answers that are stored for one caller, in case it repeats its calls. */
export const keptAnswerKibibytes: RateLimit = { requests: 32 * 1024, per: 86_400 };

/** Kibibytes of error reports stored per day, from all senders. */
export const keptReportKibibytes: RateLimit = { requests: 16 * 1024, per: 86_400 };

/** Invitations that one account sends: nobody should mail the world in an organization's name. */
export const mailedInvitations: RateLimit = { requests: 50, per: 86_400 };

/**
 * Mails of a kind that one address gets because somebody wrote it into a form: invitations, links for claims, and links
 * for a new address. From all accounts together, because anybody may write anybody's.
 */
export const mailedToNamed: RateLimit = { requests: 10, per: 86_400 };

/** Messages that one account sends; a Pro answers many applicants. */
export const sentMessages: RateLimit = { requests: 1000, per: 86_400 };

/** Changes of one application by each of its sides: the other is told of each, and its timeline keeps it. */
export const changedApplications: RateLimit = { requests: 30, per: 86_400 };

/** Proposals for gigs that one account sends. */
export const sentGigProposals: RateLimit = { requests: 50, per: 86_400 };

/** Mails to one account that say why its reply by mail wasn't passed on. */
export const returnedMails: RateLimit = { requests: 20, per: 86_400 };

/** Claims that one account starts. */
export const startedClaims: RateLimit = { requests: 20, per: 86_400 };
export const checkedClaims: RateLimit = { requests: 60, per: 3600 };

/** Partner applies that one account tries to claim, whether they are handed over or not. */
export const checkedPartnerClaims: RateLimit = { requests: 100, per: 86_400 };

/** Texted codes, per account and per number: each costs the operator money and may reach a stranger's phone. */
export const textedCodes: RateLimit = { requests: 5, per: 3600 };
export const textedCodesOfNumber: RateLimit = { requests: 5, per: 86_400 };

/** Clients that one organization asks to confirm it. */
export const askedClients: RateLimit = { requests: 20, per: 86_400 };

/** Organizations that one account creates. */
export const createdOrganizations: RateLimit = { requests: 10, per: 86_400 };

/** Wrong passwords for one account; after that, devices that never signed in to it must wait. */
export const wrongPasswords: RateLimit = { requests: 10, per: 600 };

/** Calls with one API key. */
export const keyCalls: RateLimit = { requests: 120, per: 60 };
