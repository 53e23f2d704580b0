/** Mails and notices, beside what the specification names. */
export const mail = {
  "mail.codeSubject": "{{code}} is your Candor code",
  "mail.codeIntro": "Enter this code to sign in to Candor:",
  "mail.codeTerms":
    "It works once, within {{minutes}} minutes. If you did not ask for it, you can ignore this mail: nobody can sign in without it.",
  "session.startedElsewhere": "Your account was signed in to on another device.",
} as const;
