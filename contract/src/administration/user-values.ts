/** What somebody may do beyond what everybody may. A Pro is a member, too. */
export const userRoles = ["administrator", "pro", "member", "consultant"] as const;
export type UserRole = (typeof userRoles)[number];

/**
 * Each account is in one of these states: the last one that applies. Deleted accounts are listed only if they are asked
 * for.
 */
export const userStates = ["active", "unproved", "never-signed-in", "leaving", "deleted"] as const;
export type UserState = (typeof userStates)[number];

/** What an administrator can do to an account, other than sign in to it. */
export const userActKinds = ["signed-out", "administrator-granted", "administrator-revoked"] as const;
export type UserActKind = (typeof userActKinds)[number];
