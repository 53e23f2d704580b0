/** The operator's pages, and what an administrator who is signed in as somebody is shown. */
export const administration = {
  "admin.title": "Administration",
  "admin.impersonate": "Sign in as somebody",
  "admin.impersonateLead":
    "For {{minutes}} minutes you see and do what they can. They see it in their sign-in history, and what you do is kept under both names.",
  "admin.email": "Their email",
  "admin.reason": "Reason",
  "admin.reasonHint": "For whoever audits this: a request, a ticket, a report.",
  "admin.impersonations": "Signed in as somebody lately",
  "admin.noImpersonations": "Nobody was signed in as somebody else.",
  "admin.asWhom": "{{administrator}} as {{email}}",
  "admin.goesOn": "goes on",
  "admin.endedAt": "ended {{date}}",
  "impersonation.banner": "You are signed in as {{email}} until {{until}}.",
  "impersonation.end": "End",
  "impersonation.label": "Signed in as somebody else",
  "account.support": "Candor support",
  "validation.impersonationReason": "Say why, in at least 10 characters",
  "validation.noSuchAccount": "There is no account with this address",
  "validation.accountAdministrates": "Nobody signs in as an administrator",
} as const;
