/** What can be changed on the account's page, one at a time. */
export const accountChanges = [
  "name",
  "display-name",
  "picture",
  "picture-size",
  "email",
  "email-proof",
  "password",
  "passkey",
  "passkey-name",
  "passkey-removal",
  "sessions",
  "time-zone",
] as const;
export type AccountChange = (typeof accountChanges)[number];
