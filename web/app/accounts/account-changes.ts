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

/** The sections of the account's page that the answers to its forms lead back to. No field is called like one. */
export type AccountPart =
  | "own-name"
  | "own-picture"
  | "own-email"
  | "own-password"
  | "own-passkeys"
  | "own-identities"
  | "own-time-zone"
  | "own-sessions";
