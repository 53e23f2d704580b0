interface Answer {
  readonly granted_at: number | null;
  readonly ends_at: number | null;
}

/** Whether the applicant said no or took their permission back: it has ended, and nothing is granted. */
export function isRefused({ granted_at, ends_at }: Answer): boolean {
  return granted_at === null && ends_at !== null;
}
