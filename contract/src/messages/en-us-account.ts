/** An account's own page, and the mails about it. */
export const account = {
  "mail.resetSubject": "{{code}} sets a new password",
  "mail.resetIntro": "Enter this code to set a new password for Candor:",
  "mail.resetTerms":
    "It works once, within {{minutes}} minutes. If you did not ask for it, you can ignore this mail: your password stays as it is.",
  "mail.resetUnknownSubject": "There is no account for this address",
  "mail.resetUnknownBody":
    "Somebody asked for a new password for this address at Candor. It has no account here, so there is none to set.",
  "mail.resetUnknownLink": "Sign up",
  "mail.newDeviceSubject": "New sign-in to your account",
  "mail.newDeviceBody": "Your account was signed in to with {{device}} on {{date}}.",
  "mail.passwordChangedSubject": "Your password was changed",
  "mail.passwordChangedBody":
    "The password of your account was changed on {{date}}. Every other session has been signed out.",
  "mail.emailChangeSubject": "Confirm your new email address",
  "mail.emailChangeBody":
    "Your account at Candor is to be used with this address from now on. Open the link and confirm within {{hours}} hours.",
  "mail.emailChangeLink": "Confirm this address",
  "mail.emailChangeTakenSubject": "This address has an account already",
  "mail.emailChangeTakenBody":
    "Somebody asked to use this address for another account at Candor. It has an account already, so nothing was changed.",
  "mail.emailChangeTakenLink": "Sign in",
  "mail.emailChangeAskedSubject": "Your email address is to be changed",
  "mail.emailChangeAskedBody":
    "Somebody who is signed in to your account asked to use another address for it. It changes when that address is confirmed.",
  "mail.emailChangedSubject": "Your email address was changed",
  "mail.emailChangedBody":
    "Your account is used with another address since {{date}}. This one no longer signs in.",
  "mail.notMe": "This was not me",
  "account.device": "{{browser}} on {{system}}",
  "account.unknownDevice": "a device that does not say what it is",
} as const;
