/** The operator's pages, and what an administrator who is signed in as somebody else sees. */
export const administration = {
  "admin.title": "Administration",
  "admin.impersonate": "Sign in as another user",
  "admin.impersonateLead":
    "For {{minutes}} minutes you see and do what they can. Their sign-in history shows it, and what you do is logged under both names.",
  "admin.email": "Their email",
  "admin.reason": "Reason",
  "admin.reasonHint": "For audits: a request, a ticket, a report.",
  "admin.impersonations": "Recent sign-ins as another user",
  "admin.noImpersonations": "Nobody has signed in as another user.",
  "admin.asWhom": "{{administrator}} as {{email}}",
  "admin.goesOn": "Active",
  "admin.endedAt": "ended {{date}}",
  "impersonation.banner": "You are signed in as {{email}} until {{until}}.",
  "impersonation.end": "End",
  "impersonation.label": "Signed in as another user",
  "account.support": "Candor support",
  "validation.impersonationReason": "Say why, in at least 10 characters",
  "validation.noSuchAccount": "There is no account with this address",
  "validation.accountAdministrates": "You cannot sign in as an administrator",
} as const;
