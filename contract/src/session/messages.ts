export const people = {
  // Signing in, signing up, reset
  "auth.continueWith": "Continue with {{provider}}",
  "auth.continueAs": "Continue as {{maskedEmail}}?",
  "auth.codeSent": "We sent a code to {{email}}. It works once, within {{duration}}.",
  "auth.linkSent": "We sent a link to {{email}}. It works once, within {{duration}}.",
  "auth.resent": "We sent another email. Please use the latest one.",
  "auth.resendNotPossible": "Resending the confirmation code is not possible, contact support",
  "auth.skipped":
    "Your email address is not confirmed yet. You can search and save; before you apply, confirm it under Account.",
  "auth.emailUnproved": "Confirm your email address first. You can do that under Account.",
  "auth.resetSent":
    "If {{email}} has an account, a reset code is on its way. It works once, within {{duration}}.",
  "auth.passwordSet": "Your new password is set. Every other session has been signed out.",
  "auth.credentialRefused": "What you entered was not accepted. Check it, or ask for a new code.",
  "auth.tooManyAttempts": "There were too many attempts. Try again in {{duration}}.",
  "auth.providerRefused": "{{provider}} did not confirm who you are. Try again, or sign in another way.",
  // Session
  "session.loginFailed": "An error occurred while logging in: {{detail}}",
  "session.userNotFound": "User not found",
  "session.askForLink": "Ask for a new link",
  "session.couldNotRefreshUser": "Could not refresh user: {{detail}}",
  "session.couldNotRefreshJwt": "Could not refresh JWT: {{detail}}",
  "session.couldNotParseJwt": "Could not parse JWT",
  "session.expired": "Your session has ended. Sign in to continue.",
  "session.differentUserTitle": "This link is for another account",
  "session.differentUserBody": "You are signed in as {{email}}. The link was sent to {{maskedEmail}}.",
  "session.differentUserSwitch": "Use {{maskedEmail}}",
  "session.differentUserStay": "Stay as {{email}}",
  // My Applications, resumes
  "applications.saved": "Application Saved",
  "applications.withdrawTitle": "Withdraw this application?",
  "applications.withdrawBody":
    "{{organization}} will no longer consider you for {{title}}. This cannot be undone.",
  "applications.withdrawn": "Your application is withdrawn, and {{organization}} has been told.",
  "applications.withdrawnUnclaimed":
    "Your application is withdrawn. Nobody at {{organization}} had received it.",
  "applications.couldNotWithdraw": "Could not withdraw your application",
  "applications.couldNotWithdrawBody": "Nothing has changed. Please contact {{pro}} and ask to be withdrawn.",
  "resume.inactivateTitle": "Stop using {{fileName}}?",
  "resume.inactivateBody":
    "It will no longer be used for 1-Click Apply. Applications you have sent keep their copy.",
  "resume.inactivated": "{{fileName}} is no longer used for 1-Click Apply.",
  "resume.couldNotOpen": "Could not open file",
  "resume.unreadable":
    "The file is damaged or is not a document we can read. Save it as PDF, DOCX, ODT or TXT and choose it again.",
  "resume.locked":
    "The file is locked. Remove its password, or close the program that has it open, and choose it again.",
  // Email change
  "emailChange.sent": "We sent a link to {{email}}. Your address changes when you open it and confirm.",
  "emailChange.title": "Change your email address to {{email}}?",
  "emailChange.changed": "Your email address is now {{email}}.",
  "emailChange.failed": "Your email address is unchanged",
  "emailChange.expired": "This link has expired. Ask for a new one under Account.",
  "emailChange.wrongUser":
    "This link belongs to another account. Sign in to that account and open the link again.",
  "emailChange.wrongEmail":
    "This link is for an address you have since replaced. Open the link in the newest email, or ask for a new one under Account.",
  "emailChange.cancelled": "This change was canceled. You can ask for it again under Account.",
  // Claims
  "claims.title": "We found more of your applications",
  "claims.success_one": "{{count}} application you made with another email address is now in your account.",
  "claims.success_other":
    "{{count}} applications you made with another email address are now in your account.",
  "claims.partial":
    "Added to your account: {{claimed}} of {{total}} applications. The others could not be matched to you.",
  // Consulting, hire, alerts, communication
  "hire.sent": "Your message is with {{pro}}. An answer is due by {{answerBy}}.",
  "client.sent": "We have your request, and we will answer by {{answerBy}}.",
  "communication.saved": "Your choices are saved. They hold from the next message on.",
} as const;
