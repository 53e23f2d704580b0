import { limits } from "@candor/contract/limits";
import { openApiDocument } from "@candor/contract/openapi/document";
import { reportedKibibytes } from "@candor/contract/rate-limits";
import { routes } from "@candor/contract/routes";
import { version } from "@candor/contract/version";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { checksOf } from "./checks.ts";
import { drillRoutes, injectDrills } from "./features/drills/routes.ts";
import { checkRoutes } from "./features/environment/routes.ts";
import { isAdministrator } from "./features/session/gate/tokens.ts";
import { madeUpMails } from "./generator/mails/all.ts";
import { madeUpTexts } from "./generator/mails/texts.ts";
import { ourMailboxes } from "./mailboxes.ts";
import type { Parts } from "./parts.ts";
import { SettableClock } from "./platform/clock.ts";
import { hasMailbox } from "./platform/config.ts";
import { serveHealth } from "./platform/health.ts";
import { keepAddresses } from "./platform/http/addresses.ts";
import { readBodies, refuseCompressed } from "./platform/http/bodies/bodies.ts";
import { longestRequest, refuseSlowBodies } from "./platform/http/bodies/slow-bodies.ts";
import { serveDevClock } from "./platform/http/dev-clock.ts";
import { closeWhileStopping } from "./platform/http/draining.ts";
import { answerErrors, sendProblem } from "./platform/http/errors.ts";
import { secureHeaders } from "./platform/http/headers.ts";
import { keepWhileWorking } from "./platform/http/keep-while-working.ts";
import { refuseOtherMethods } from "./platform/http/other-methods.ts";
import { PackedBody } from "./platform/http/packed/packed-body.ts";
import { Problem } from "./platform/http/problem.ts";
import { byteCounter, uploadCounter } from "./platform/http/rate-limits.ts";
import { answerRawError, ignoreExpectations, refuseWithoutHost } from "./platform/http/raw-refusals.ts";
import { requestId } from "./platform/http/request-log.ts";
import { decodable, originForm } from "./platform/http/request-target.ts";
import { serializeBySchema } from "./platform/http/serializers.ts";
import type { Serving } from "./platform/http/serve.ts";
import { offersWebsocket } from "./platform/http/sockets/upgrades.ts";
import { serveWebsocket, websocketOptions } from "./platform/http/sockets/websocket.ts";
import { serveGallery } from "./platform/mail/gallery.ts";
import { serveMailbox } from "./platform/mail/mailbox.ts";
import { serveMetrics } from "./platform/metrics.ts";
import { bindRoutes, routesByNoun, routesWithCookies } from "./routes.ts";
import { textedBack } from "./texts.ts";

/** In milliseconds: often enough that a thousand slow clients are gone within twenty seconds. */
const connectionsChecked = 2000;

/** The whole surface: platform routes, the contract's routes, and the pages that `registerPages` adds. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, clock } = parts;
  const behindProxy = config.trustedProxies.length > 0;
  const app = newServer(parts, behindProxy);
  await addHooks(app, parts);
  serveHealth(app, parts.readiness, parts.probes);
  serveMetrics(app, parts.metrics, parts.log, { token: config.metricsToken, behindProxy });
  if (!config.production) serveDevelopers(app, parts);
  if (config.role !== "worker") {
    const serving: Serving = {
      app,
      limit: parts.limit,
      inFlight: parts.inFlight,
      countUpload: uploadCounter(database, clock),
      countReport: byteCounter(clock, reportedKibibytes),
      mayTrace: config.production ? (request) => isAdministrator(parts.gates, request) : () => true,
    };
    if (!config.production) await serveSystemPages(serving, parts);
    await serveWire(app, parts, serving);
  }
  return app;
}

function newServer({ config, log }: Parts, behindProxy: boolean): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // Lines name their request themselves, because a child logger per request would cost more than most answers.
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
    rewriteUrl: ({ url = "/" }) => decodable(originForm(url)),
    http: {
      connectionsCheckingInterval: connectionsChecked,
      headersTimeout: 10_000,
      // Node's own refusal wouldn't be a problem document.
      requireHostHeader: false,
      shouldUpgradeCallback: offersWebsocket,
    },
  }) as unknown as FastifyInstance;
}

/** What every request and answer passes through, in this order. */
async function addHooks(app: FastifyInstance, { config, origin, readiness }: Parts): Promise<void> {
  keepAddresses(app.server);
  secureHeaders(app, { strictTransport: config.production && origin.secure() });
  closeWhileStopping(app, readiness);
  answerErrors(app);
  serializeBySchema(app);
  refuseWithoutHost(app);
  ignoreExpectations(app.server);
  refuseCompressed(app);
  readBodies(app);
  refuseSlowBodies(app);
  keepWhileWorking(app);
  await app.register(compress, {
    threshold: 1500,
    globalDecompression: false,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(websocket, websocketOptions(app));
}

function serveDevelopers(app: FastifyInstance, parts: Parts): void {
  const { config, database, clock, clockWasSet } = parts;
  if (hasMailbox(config)) {
    serveMailbox(app, database.read, { ...ourMailboxes(parts), answer: textedBack(parts) });
  }
  serveGallery(app, { mails: madeUpMails, texts: madeUpTexts });
  if (clock instanceof SettableClock) serveDevClock(app, clock, clockWasSet);
}

/** what `/test` and `/chaos-lemur` call. */
async function serveSystemPages(serving: Serving, parts: Parts): Promise<void> {
  const { app } = serving;
  checkRoutes(serving, checksOf(app, parts), version);
  const faults = injectDrills(app, parts);
  await app.register(async (scope) => {
    await scope.register(cookie);
    drillRoutes({ ...serving, app: scope }, faults, parts);
  });
}

async function serveWire(app: FastifyInstance, parts: Parts, serving: Serving): Promise<void> {
  serveOpenApi(app);
  const { origin, notifier: topics, openSockets } = parts;
  serveWebsocket(app, { origin, topics, openSockets });
  bindRoutes(routesByNoun, serving, parts);
  await app.register(async (scope) => {
    await scope.register(cookie);
    bindRoutes(routesWithCookies, { ...serving, app: scope }, parts);
  });
  refuseOtherMethods(app, "/rest", Object.values(routes));
}

function serveOpenApi(app: FastifyInstance): void {
  let body: PackedBody | undefined;
  app.get("/openapi.json", async (request, reply) => {
    // Made when first requested, so that a start doesn't wait for it.
    body ??= new PackedBody(JSON.stringify(openApiDocument()));
    return body.send(
      request,
      reply.type("application/json; charset=utf-8").header("vary", "accept-encoding"),
    );
  });
}
