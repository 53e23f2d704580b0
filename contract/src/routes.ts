import * as account from "./account.ts";
import * as administration from "./administration.ts";
import * as applicationMigrations from "./application-migrations.ts";
import * as applications from "./applications.ts";
import * as applyDrafts from "./apply-drafts.ts";
import { listCharities } from "./charities.ts";
import { reportClientError } from "./client-errors.ts";
import { environment, ping } from "./environment.ts";
import { explainSearch } from "./explanations.ts";
import * as hiring from "./hiring.ts";
import * as identities from "./identities.ts";
import { lookUpJob, searchJobs, suggest } from "./jobs.ts";
import { recordAction, recordMetrics } from "./metrics.ts";
import { listNews, readArticle } from "./news.ts";
import * as passkeys from "./passkeys.ts";
import * as preferences from "./preferences.ts";
import { proposeChips } from "./proposals.ts";
import { mapSearch, similarJobs } from "./results.ts";
import * as resumes from "./resumes.ts";
import type { Route } from "./route.ts";
import * as searches from "./searches.ts";
import * as session from "./session.ts";

/** Every call of the wire, by name: what the meta-test, the OpenAPI document and the typed client walk. */
export const routes = {
  environment,
  ping,
  searchJobs,
  lookUpJob,
  suggest,
  explainSearch,
  proposeChips,
  mapSearch,
  similarJobs,
  listNews,
  readArticle,
  listSearches: searches.listSearches,
  keepSearches: searches.keepSearches,
  markSearch: searches.markSearch,
  forgetSearch: searches.forgetSearch,
  forgetRecentSearches: searches.forgetRecentSearches,
  recordMetrics,
  recordAction,
  reportClientError,
  requestCode: session.requestCode,
  requestLink: session.requestLink,
  inspectLink: session.inspectLink,
  logIn: session.logIn,
  skipProof: session.skipProof,
  estimatePassword: session.estimatePassword,
  refreshSession: session.refreshSession,
  logOut: session.logOut,
  endProvisional: session.endProvisional,
  readProfile: session.readProfile,
  ...account,
  ...passkeys,
  requestAuthorization: identities.requestAuthorization,
  inspectAuthorization: identities.inspectAuthorization,
  listIdentities: identities.listIdentities,
  requestIdentity: identities.requestIdentity,
  linkIdentity: identities.linkIdentity,
  unlinkIdentity: identities.unlinkIdentity,
  ...administration,
  readPreferences: preferences.readPreferences,
  savePreferences: preferences.savePreferences,
  unsubscribe: preferences.unsubscribe,
  listCharities,
  uploadResume: resumes.uploadResume,
  listResumes: resumes.listResumes,
  inactivateResume: resumes.inactivateResume,
  downloadResume: resumes.downloadResume,
  startDrafts: applyDrafts.startDrafts,
  readDraft: applyDrafts.readDraft,
  saveDraft: applyDrafts.saveDraft,
  uploadDraftResume: applyDrafts.uploadDraftResume,
  dropDraftResume: applyDrafts.dropDraftResume,
  submitApplication: applications.submitApplication,
  listApplications: applications.listApplications,
  badgeInfo: applications.badgeInfo,
  readApplication: applications.readApplication,
  editApplication: applications.editApplication,
  lookAtApplication: applications.lookAtApplication,
  withdrawApplication: applications.withdrawApplication,
  ...applicationMigrations,
  listHostedJobs: hiring.listHostedJobs,
  listReceivedApplications: hiring.listReceivedApplications,
  readReceivedApplication: hiring.readReceivedApplication,
  openReceivedApplication: hiring.openReceivedApplication,
  decideApplication: hiring.decideApplication,
  downloadReceivedResume: hiring.downloadReceivedResume,
} as const satisfies Record<string, Route>;
