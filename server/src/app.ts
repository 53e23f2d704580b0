import { limits } from "@candor/contract/limits";
import { openApiDocument } from "@candor/contract/openapi";
import { version } from "@candor/contract/version";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { draftRoutes } from "./features/applications/routes/drafts.ts";
import { hiringRoutes } from "./features/applications/routes/hiring.ts";
import { migrationRoutes } from "./features/applications/routes/migrations.ts";
import { seekerRoutes } from "./features/applications/routes/seeker.ts";
import { charityRoutes } from "./features/charities/routes.ts";
import { clientErrorRoutes } from "./features/client-errors/routes.ts";
import { environmentRoutes } from "./features/environment/routes.ts";
import { feedRoutes } from "./features/exchange/routes.ts";
import { cardRoutes } from "./features/jobs/routes/cards.ts";
import { jobRoutes } from "./features/jobs/routes/look-up.ts";
import { sitemapRoutes } from "./features/jobs/routes/sitemaps.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { newsRoutes } from "./features/news/routes.ts";
import { organizationRoutes } from "./features/organizations/routes.ts";
import { preferencesRoutes } from "./features/preferences/routes.ts";
import { resumeRoutes } from "./features/resumes/routes.ts";
import { searchRoutes } from "./features/search/routes.ts";
import { searchesRoutes } from "./features/searches/routes.ts";
import { isAdministrator } from "./features/session/gate.ts";
import { accountRoutes } from "./features/session/routes/account.ts";
import { administrationRoutes } from "./features/session/routes/administration.ts";
import { identityRoutes } from "./features/session/routes/identities.ts";
import { passkeyRoutes } from "./features/session/routes/passkeys.ts";
import { sessionRoutes } from "./features/session/routes/session.ts";
import type { Parts } from "./parts.ts";
import { SettableClock } from "./platform/clock.ts";
import { serveHealth } from "./platform/health.ts";
import { readBodies } from "./platform/http/bodies.ts";
import { serveDevClock } from "./platform/http/dev-clock.ts";
import { closeWhileStopping } from "./platform/http/draining.ts";
import { answerErrors, sendProblem } from "./platform/http/errors.ts";
import { secureHeaders } from "./platform/http/headers.ts";
import { Problem } from "./platform/http/problem.ts";
import { reportCounter, uploadCounter } from "./platform/http/rate-limits.ts";
import { answerRawError, ignoreExpectations, refuseWithoutHost } from "./platform/http/raw-refusals.ts";
import { requestId } from "./platform/http/request-log.ts";
import { originForm } from "./platform/http/request-target.ts";
import type { Serving } from "./platform/http/serve.ts";
import { longestRequest, refuseSlowBodies } from "./platform/http/slow-bodies.ts";
import { offersWebsocket } from "./platform/http/upgrades.ts";
import { serveWebsocket, websocketOptions } from "./platform/http/websocket.ts";
import { serveMailbox } from "./platform/mail/mailbox.ts";
import { serveMetrics } from "./platform/metrics.ts";

/** Slow clients are looked for every two seconds, so that a thousand of them are gone in twenty. */
const connectionsChecked = 2000;

/** The whole surface: platform routes, the contract's routes, and the pages that `registerPages` adds. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, clock } = parts;
  const behindProxy = config.trustedProxies.length > 0;
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // Lines name their request themselves: a logger of its own for each would cost more than most answers.
    childLoggerFactory: (logger) => logger,
    trustProxy: behindProxy ? [...config.trustedProxies] : false,
    bodyLimit: limits.bodyBytes,
    connectionTimeout: 30_000,
    requestTimeout: longestRequest,
    clientErrorHandler: answerRawError,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => void sendProblem(new Problem("not-found"), request, reply),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = "/" }) => originForm(url),
    http: {
      connectionsCheckingInterval: connectionsChecked,
      headersTimeout: 10_000,
      // Node's own refusal would be no problem document.
      requireHostHeader: false,
      shouldUpgradeCallback: offersWebsocket,
    },
  }) as unknown as FastifyInstance;
  secureHeaders(app, { strictTransport: config.production && parts.origin.secure() });
  closeWhileStopping(app, parts.readiness);
  answerErrors(app);
  refuseWithoutHost(app);
  ignoreExpectations(app.server);
  readBodies(app);
  refuseSlowBodies(app);
  await app.register(compress, {
    threshold: 1500,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(websocket, websocketOptions(app));

  serveHealth(app, parts.readiness, parts.probes);
  serveMetrics(app, parts.metrics, parts.log, { token: config.metricsToken, behindProxy });
  if (!config.production) serveDevelopers(app, parts);
  if (config.role !== "worker")
    await serveWire(app, parts, {
      app,
      limit: parts.limit,
      inFlight: parts.inFlight,
      countUpload: uploadCounter(database, clock),
      countReport: reportCounter(clock),
      mayTrace: config.production ? (request) => isAdministrator(parts.gates, request) : () => true,
    });
  return app;
}

function serveDevelopers(app: FastifyInstance, { config, database, clock, clockWasSet }: Parts): void {
  if (!config.smtpUrl) serveMailbox(app, database.read);
  if (clock instanceof SettableClock) serveDevClock(app, clock, clockWasSet);
}

async function serveWire(app: FastifyInstance, parts: Parts, serving: Serving): Promise<void> {
  serveOpenApi(app);
  serveWebsocket(app, { origin: parts.origin, topics: parts.notifier });
  environmentRoutes(serving, parts.origin, version);
  charityRoutes(serving);
  seekerRoutes(serving, parts, parts.gates);
  migrationRoutes(serving, parts, parts.gates);
  hiringRoutes(serving, parts, parts.gates);
  organizationRoutes(serving, parts.gates);
  jobRoutes(serving, parts.database.read, parts.jobAnswers);
  cardRoutes(serving, parts);
  sitemapRoutes(serving, parts);
  newsRoutes(serving, parts);
  searchRoutes(serving, parts);
  feedRoutes(serving, parts);
  searchesRoutes(serving, parts, parts.gates);
  metricsRoutes(serving, parts);
  clientErrorRoutes(serving, parts);
  preferencesRoutes(serving, parts, parts.gates);
  resumeRoutes(serving, parts, parts.gates);
  await app.register(async (scope) => {
    await scope.register(cookie);
    draftRoutes({ ...serving, app: scope }, parts);
    sessionRoutes({ ...serving, app: scope }, parts, parts.gates);
    accountRoutes({ ...serving, app: scope }, parts, parts.gates);
    passkeyRoutes({ ...serving, app: scope }, parts, parts.gates);
    identityRoutes({ ...serving, app: scope }, parts, parts.gates);
    administrationRoutes({ ...serving, app: scope }, parts, parts.gates);
  });
  app.all("/rest/*", async () => {
    throw new Problem("not-found");
  });
}

function serveOpenApi(app: FastifyInstance): void {
  const text = JSON.stringify(openApiDocument(), null, 2);
  app.get("/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(text),
  );
}
