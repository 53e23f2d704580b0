/** What the forms of a user's page do. */
export const userIntents = ["sign-in", "sign-out", "grant", "revoke"] as const;
export type UserIntent = (typeof userIntents)[number];

/** Each form has its own. */
export const reasonFieldOf = (intent: UserIntent) => `reason-${intent}`;
