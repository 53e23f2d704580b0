/** Passkeys: signing in with them, an account's own, and the mails about them. */
export const passkeys = {
  "passkeys.signIn": "Sign in with a passkey",
  "passkeys.waiting": "Your browser asks for your passkey.",
  "passkeys.notUsed": "No passkey was used.",
  "passkeys.notMade": "No passkey was made.",
  "passkeys.refused": "This passkey does not sign in here. If it was removed, use another way in.",
  "passkeys.impossible":
    "That did not work in this browser, or this device has one for your account already.",
  "passkeys.title": "Passkeys",
  "passkeys.lead":
    "A passkey signs you in with the lock of your device: a fingerprint, a face or a PIN. It cannot be guessed, and no other site can ask for it.",
  "passkeys.none": "You have none.",
  "passkeys.createdAt": "added {{date}}",
  "passkeys.lastUsedAt": "last used {{date}}",
  "passkeys.neverUsed": "never used",
  "passkeys.add": "Add a passkey",
  "passkeys.addTerms": "Your browser asks where to keep it.",
  "passkeys.needsScripts": "Adding one needs scripts and a browser that knows passkeys.",
  "passkeys.unnamed": "Passkey",
  "passkeys.name": "Name of this passkey",
  "passkeys.rename": "Rename",
  "passkeys.renameOne": "Rename {{name}}",
  "passkeys.saveName": "Save the name",
  "passkeys.remove": "Remove",
  "passkeys.removeOne": "Remove {{name}}",
  "passkeys.removeTitle": "Remove the passkey {{name}}?",
  "passkeys.removeBody":
    "It no longer signs you in here. Your device may go on offering it until you delete it there too.",
  "passkeys.added": "The passkey was added.",
  "passkeys.renamed": "The passkey has its new name.",
  "passkeys.removed": "The passkey was removed.",
  "passkeys.tooMany": "An account has at most {{most}} passkeys. Remove one first.",
  "validation.passkeyNameRequired": "Name is required",
  "validation.passkeyRefused": "The passkey was not accepted. Try again.",
  "mail.passkeyAddedSubject": "A passkey was added to your account",
  "mail.passkeyAddedBody":
    "A passkey was added to your account on {{date}}. It signs in without a password and without a code.",
  "mail.passkeyRemovedSubject": "A passkey was removed from your account",
  "mail.passkeyRemovedBody": "A passkey of your account was removed on {{date}}. It no longer signs in.",
  "mail.passkeyCopiedSubject": "One of your passkeys may have been copied",
  "mail.passkeyCopiedBody":
    "A sign-in with one of your passkeys was refused on {{date}}: it has signed fewer times than we have seen, as a copy would. If you have no copy of it, remove it in your settings and add a new one.",
} as const;
