import type { Route } from "@candor/contract/route";
import type { routes } from "@candor/contract/routes";

export type Routes = typeof routes;
export type CallName = keyof Routes;

interface CallAddress extends Pick<Route, "method" | "path"> {
  /** A POST for the sake of its body: it changes nothing, so it may be repeated like a GET. */
  readonly safe?: true;
}

/**
 * What a browser must know of a route. The contract's own values come with their schemas, which a browser does not
 * carry; the type holds every entry to the contract, letter by letter.
 */
export const calls: { readonly [N in CallName]: Pick<Routes[N], "method" | "path"> & CallAddress } = {
  environment: { method: "GET", path: "/env" },
  ping: { method: "GET", path: "/ping" },
  searchJobs: { method: "POST", path: "/rest/jobs/search", safe: true },
  lookUpJob: { method: "GET", path: "/rest/job-lookup/{id}" },
  suggest: { method: "GET", path: "/rest/jobs/suggest" },
  explainSearch: { method: "POST", path: "/rest/jobs/explain", safe: true },
  proposeChips: { method: "POST", path: "/rest/jobs/proposed-chips" },
  mapSearch: { method: "POST", path: "/rest/jobs/map", safe: true },
  similarJobs: { method: "GET", path: "/rest/jobs/{id}/similar" },
  listSearches: { method: "GET", path: "/rest/searches" },
  keepSearches: { method: "POST", path: "/rest/searches" },
  markSearch: { method: "PATCH", path: "/rest/searches/{id}" },
  forgetSearch: { method: "DELETE", path: "/rest/searches/{id}" },
  forgetRecentSearches: { method: "DELETE", path: "/rest/searches" },
  recordMetrics: { method: "POST", path: "/rest/metrics" },
  recordAction: { method: "POST", path: "/rest/actions" },
  reportClientError: { method: "POST", path: "/rest/client-error" },
  requestCode: { method: "POST", path: "/rest/auth/code" },
  requestLink: { method: "POST", path: "/rest/auth/link" },
  inspectLink: { method: "POST", path: "/rest/auth/link/inspection", safe: true },
  logIn: { method: "POST", path: "/rest/auth/login" },
  estimatePassword: { method: "POST", path: "/rest/auth/password-strength", safe: true },
  refreshSession: { method: "POST", path: "/rest/auth/refresh" },
  logOut: { method: "POST", path: "/rest/auth/logout" },
  readProfile: { method: "GET", path: "/rest/profile" },
  readAccount: { method: "GET", path: "/rest/account" },
  listSessions: { method: "GET", path: "/rest/account/sessions" },
  endSession: { method: "DELETE", path: "/rest/account/sessions/{id}" },
  endOtherSessions: { method: "DELETE", path: "/rest/account/sessions" },
  changePassword: { method: "POST", path: "/rest/account/password" },
  requestReset: { method: "POST", path: "/rest/auth/reset" },
  confirmReset: { method: "POST", path: "/rest/auth/reset/confirmation" },
  requestEmailChange: { method: "POST", path: "/rest/account/email" },
  inspectEmailChange: { method: "POST", path: "/rest/account/email/inspection", safe: true },
  confirmEmailChange: { method: "POST", path: "/rest/account/email/confirmation" },
  cancelEmailChange: { method: "DELETE", path: "/rest/account/email" },
  disownAct: { method: "POST", path: "/rest/auth/suspicious" },
  impersonate: { method: "POST", path: "/rest/admin/impersonation" },
  listImpersonations: { method: "GET", path: "/rest/admin/impersonations" },
  listCharities: { method: "GET", path: "/rest/charities" },
  uploadResume: { method: "POST", path: "/rest/resumes" },
  listResumes: { method: "GET", path: "/rest/resumes" },
  inactivateResume: { method: "DELETE", path: "/rest/resumes/{id}" },
  downloadResume: { method: "GET", path: "/rest/resumes/{id}/file" },
  startDrafts: { method: "POST", path: "/rest/apply-drafts" },
  readDraft: { method: "GET", path: "/rest/apply-drafts/{jobId}" },
  saveDraft: { method: "PATCH", path: "/rest/apply-drafts/{jobId}" },
  uploadDraftResume: { method: "POST", path: "/rest/apply-drafts/{jobId}/resume" },
  dropDraftResume: { method: "DELETE", path: "/rest/apply-drafts/{jobId}/resume" },
  submitApplication: { method: "POST", path: "/rest/jobs/{jobId}/applications" },
  listApplications: { method: "GET", path: "/rest/applications" },
  badgeInfo: { method: "GET", path: "/rest/applications/badge-info" },
  readApplication: { method: "GET", path: "/rest/applications/{id}" },
  editApplication: { method: "PATCH", path: "/rest/applications/{id}" },
  lookAtApplication: { method: "POST", path: "/rest/applications/{id}/views" },
  withdrawApplication: { method: "POST", path: "/rest/applications/{id}/withdrawal" },
  listHostedJobs: { method: "GET", path: "/rest/organization/jobs" },
  listReceivedApplications: { method: "GET", path: "/rest/organization/jobs/{jobId}/applications" },
  readReceivedApplication: { method: "GET", path: "/rest/organization/applications/{id}" },
  openReceivedApplication: { method: "POST", path: "/rest/organization/applications/{id}/views" },
  decideApplication: { method: "POST", path: "/rest/organization/applications/{id}/decision" },
  downloadReceivedResume: { method: "GET", path: "/rest/organization/applications/{id}/resume" },
};
