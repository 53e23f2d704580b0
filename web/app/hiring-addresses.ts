/** The part of `addresses` about fair hiring and people kept on file. */
export const hiringAddresses = {
  kept: "/organization/kept",
  ownKeeping: (id: string) => `/settings/application/${id}/keeping`,
  biasReports: ({ slug }: { readonly slug: string }) => `/organization/${slug}/bias-reports`,
  biasReportFile: ({ slug }: { readonly slug: string }, period: string) =>
    `/rest/organizations/${slug}/bias-reports/${period}`,
  selfIdentification: "/settings/self-identification",
  /** `publishing` is the half-year whose report the page asks about. */
  fairHiring: (slug: string, publishing?: string) =>
    publishing === undefined
      ? `/organization/${slug}/fairness`
      : `/organization/${slug}/fairness?publish=${publishing}#publish`,
  /** Agencies and clients, and who one posting is for. */
  agencies: (slug: string, postingId?: string) =>
    `/organization/${slug}/agencies${postingId === undefined ? "" : `?posting=${postingId}`}`,
  /**
   * Templates for messages to its applicants, and for the notes of answers. `changing` is the one whose text is in the
   * form.
   */
  templates: (slug: string, changing?: string) =>
    changing === undefined
      ? `/organization/${slug}/templates`
      : `/organization/${slug}/templates?change=${changing}#name`,
  postingDefaults: (slug: string) => `/organization/${slug}/defaults`,
  importedPostings: (slug: string) => `/organization/${slug}/imported`,
  organizationJobs: "/organization/jobs",
  /** Asks whether to pause or close all postings of an organization. */
  moveAllPostings: (move: "pause" | "close", slug: string) =>
    `/organization/jobs?${new URLSearchParams({ [move]: slug })}#move-all`,
} as const;
