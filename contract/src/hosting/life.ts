/** The states of a posting written here. Imported ones are their source's until the organization confirms them. */
export const postingLives = [
  "imported",
  "draft",
  "in-review",
  "published",
  "paused",
  "closed",
  "expired",
] as const;
export type PostingLife = (typeof postingLives)[number];

/** What an organization can do with its posting; the state decides which of them are allowed. */
export const postingMoves = [
  "publish",
  "withdraw",
  "pause",
  "resume",
  "confirm",
  "close",
  "reopen",
  "adopt",
] as const;
export type PostingMove = (typeof postingMoves)[number];

/** Why a posting is paused or closed. */
export const closingReasons = ["filled", "canceled", "on-hold", "other"] as const;
export type ClosingReason = (typeof closingReasons)[number];
