import { addresses } from "./addresses.ts";
import { withParameters } from "./with-parameters.ts";

/** The part of `addresses` about answering applications that no other page leads to. */
export const answeringAddresses = {
  /** `from` is the list to go back to. `only` names the applications to review; without it, all marked ones. */
  review: (from: string, only: readonly string[] = [], begin = 0) =>
    withParameters(
      "/organization/answers/review",
      new URLSearchParams({
        ...(only.length > 0 && { only: only.join(",") }),
        ...(begin > 0 && { begin: String(begin) }),
        from,
      }),
    ),
  /** Where a mark is changed. `review` is the address of the review to come back to. */
  change: (id: string, review: string) =>
    withParameters(addresses.organizationApplication(id), new URLSearchParams({ answering: "1", review })),
  askKeeping: (id: string) => `/organization/applications/${id}/keeping`,
  /** Where a Pro asks an applicant for an interview. */
  askInterview: (id: string) => `/organization/applications/${id}/interview`,
  tryInterview: (id: string) => `/interview-test/${id}`,
} as const;
