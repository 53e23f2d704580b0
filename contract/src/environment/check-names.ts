/** What an installation needs in order to work, as far as its server can try it. */
export const checkNames = ["database", "search", "files", "mail", "tasks"] as const;

export type CheckName = (typeof checkNames)[number];
