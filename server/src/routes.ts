import { version } from "@candor/contract/version";
import { draftRoutes } from "./features/applications/routes/drafts.ts";
import { hiringRoutes } from "./features/applications/routes/hiring.ts";
import { migrationRoutes } from "./features/applications/routes/migrations.ts";
import { seekerRoutes } from "./features/applications/routes/seeker.ts";
import { charityRoutes } from "./features/charities/routes.ts";
import { clientErrorRoutes } from "./features/client-errors/routes.ts";
import { environmentRoutes } from "./features/environment/routes.ts";
import { feedRoutes } from "./features/exchange/routes.ts";
import { jobRoutes } from "./features/jobs/routes/look-up.ts";
import { sitemapRoutes } from "./features/jobs/routes/sitemaps.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { newsRoutes } from "./features/news/routes.ts";
import { organizationRoutes } from "./features/organizations/routes.ts";
import { preferencesRoutes } from "./features/preferences/routes.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { searchesRoutes } from "./features/searches/routes.ts";
import type { GateParts } from "./features/session/gate.ts";
import { accountRoutes } from "./features/session/routes/account.ts";
import { administrationRoutes } from "./features/session/routes/administration.ts";
import { identityRoutes } from "./features/session/routes/identities.ts";
import { passkeyRoutes } from "./features/session/routes/passkeys.ts";
import { sessionRoutes } from "./features/session/routes/session.ts";
import type { Parts } from "./parts.ts";
import type { Serving } from "./platform/http/serve.ts";

type RoutesByNoun = Readonly<
  Record<string, readonly ((serving: Serving, parts: Parts, gates: GateParts) => void)[]>
>;

/** The routes of every noun, in alphabetical order. */
export const routesByNoun: RoutesByNoun = {
  applications: [seekerRoutes, migrationRoutes, hiringRoutes],
  charities: [charityRoutes],
  "client-errors": [clientErrorRoutes],
  environment: [(serving, { origin }) => environmentRoutes(serving, origin, version)],
  exchange: [feedRoutes],
  jobs: [(serving, { database, jobAnswers }) => jobRoutes(serving, database.read, jobAnswers), sitemapRoutes],
  metrics: [metricsRoutes],
  news: [newsRoutes],
  organizations: [(serving, _parts, gates) => organizationRoutes(serving, gates)],
  preferences: [preferencesRoutes],
  resumes: [resumeRoutes],
  search: [searchRoutes],
  searches: [searchesRoutes],
};

/** Those that read or set cookies. Cookies are parsed for these routes only. */
export const routesWithCookies: RoutesByNoun = {
  applications: [draftRoutes],
  session: [sessionRoutes, accountRoutes, passkeyRoutes, identityRoutes, administrationRoutes],
};

export function bindRoutes(byNoun: RoutesByNoun, serving: Serving, parts: Parts): void {
  for (const bind of Object.values(byNoun).flat()) bind(serving, parts, parts.gates);
}
