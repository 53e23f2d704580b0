/** The states of a relation between an agency and its client. */
export const agencyStates = ["asked", "confirmed", "refused", "ended"] as const;
export type AgencyState = (typeof agencyStates)[number];
