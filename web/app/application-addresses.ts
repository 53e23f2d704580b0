/** The part of `addresses` about one application that few pages lead to. */
export const applicationAddresses = {
  /** What somebody answered in its interview. `change` is what the page asks about. */
  ownInterview: (id: string, change?: "delete") =>
    `/settings/application/${id}/interview${change ? `?change=${change}` : ""}`,
  interviewCopy: (id: string) => `/settings/application/${id}/interview/copy`,
  receipt: (id: string) => `/settings/application/${id}/receipt`,
  /** Numbered from 1: the first was signed when the application was sent. */
  receiptFile: (id: string, number: number) => `/settings/application/${id}/receipt/${number}`,
  edit: (id: string) => `/settings/application/${id}/edit`,
  withdraw: (id: string) => `/settings/application/${id}/withdraw`,
} as const;

/** M-38: what of a draft was kept for tomorrow; its posting may be saved, too. */
export type Kept = "draft" | "saved";

const keptParameter = "kept";

export function keptAddress(finish: string, kept: Kept): string {
  return `${finish}?${new URLSearchParams({ [keptParameter]: kept })}`;
}

export function keptIn(search: string): Kept | undefined {
  const kept = new URLSearchParams(search).get(keptParameter);
  return kept === "draft" || kept === "saved" ? kept : undefined;
}
