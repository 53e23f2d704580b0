import { reportClientError } from "./client-errors.ts";
import { environment, ping } from "./environment.ts";
import { lookUpJob, searchJobs, suggest } from "./jobs.ts";
import { recordAction, recordMetrics } from "./metrics.ts";
import type { Route } from "./route.ts";
import { logIn, logOut, readProfile, refreshSession, requestCode } from "./session.ts";

/** Every call of the wire, by name: what the meta-test, the OpenAPI document and the typed client walk. */
export const routes = {
  environment,
  ping,
  searchJobs,
  lookUpJob,
  suggest,
  recordMetrics,
  recordAction,
  reportClientError,
  requestCode,
  logIn,
  refreshSession,
  logOut,
  readProfile,
} as const satisfies Record<string, Route>;
