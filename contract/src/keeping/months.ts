/** For how many months an applicant may be kept on file. */
export const keepingMonths = [6, 12, 24] as const;
export type KeepingMonths = (typeof keepingMonths)[number];
