/** Passkeys: signing in with them, the account's list of them, and the mails about them. */
export const passkeys = {
  "passkeys.signIn": "Sign in with a passkey",
  "passkeys.waiting": "Your browser is asking for your passkey.",
  "passkeys.notUsed": "No passkey was used.",
  "passkeys.notMade": "No passkey was created.",
  "passkeys.refused": "This passkey does not work here. If you removed it, sign in another way.",
  "passkeys.impossible":
    "That did not work in this browser, or this device already has a passkey for your account.",
  "passkeys.title": "Passkeys",
  "passkeys.lead":
    "A passkey signs you in with your device's lock: a fingerprint, a face or a PIN. It cannot be guessed, and no other site can use it.",
  "passkeys.none": "You have no passkeys.",
  "passkeys.createdAt": "added {{date}}",
  "passkeys.lastUsedAt": "last used {{date}}",
  "passkeys.neverUsed": "never used",
  "passkeys.add": "Add a passkey",
  "passkeys.addTerms": "Your browser asks where to save it.",
  "passkeys.needsScripts": "Adding a passkey needs JavaScript and a browser that supports passkeys.",
  "passkeys.unnamed": "Passkey",
  "passkeys.name": "Name of this passkey",
  "passkeys.rename": "Rename",
  "passkeys.renameOne": "Rename {{name}}",
  "passkeys.saveName": "Save the name",
  "passkeys.remove": "Remove",
  "passkeys.removeOne": "Remove {{name}}",
  "passkeys.removeTitle": "Remove the passkey {{name}}?",
  "passkeys.removeBody":
    "It no longer signs you in here. Your device may keep offering it until you delete it there too.",
  "passkeys.added": "The passkey was added.",
  "passkeys.renamed": "The passkey was renamed.",
  "passkeys.removed": "The passkey was removed.",
  "passkeys.tooMany": "An account can have at most {{most}} passkeys. Remove one first.",
  "validation.passkeyNameRequired": "Name is required",
  "validation.passkeyRefused": "The passkey was not accepted. Try again.",
  "mail.passkeyAddedSubject": "A passkey was added to your account",
  "mail.passkeyAddedBody":
    "A passkey was added to your account on {{date}}. It signs you in without a password or a code.",
  "mail.passkeyRemovedSubject": "A passkey was removed from your account",
  "mail.passkeyRemovedBody":
    "A passkey was removed from your account on {{date}}. It no longer signs you in.",
  "mail.passkeyCopiedSubject": "One of your passkeys may have been copied",
  "mail.passkeyCopiedBody":
    "A sign-in with one of your passkeys was refused on {{date}}: its counter is behind what we have seen, which can mean that it was copied. If you did not copy it, remove it in your settings and add a new one.",
} as const;
