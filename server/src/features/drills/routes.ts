import { randomBytes } from "node:crypto";
import { endDrill, readDrill, startDrill } from "@candor/contract/drills/routes";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { setBrowserCookie } from "../../platform/http/browser-cookies.ts";
import { type Faults, injectFaults } from "../../platform/http/faults.ts";
import type { Origin } from "../../platform/http/origin.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import {
  type DrilledBrowser,
  drillCookie,
  drillCookieName,
  drilledBrowser,
  withDrill,
} from "./rules/drilled-browser.ts";
import { faultOf } from "./rules/faults.ts";

interface DrillParts {
  readonly clock: Clock;
  readonly origin: Origin;
}

/** In seconds: the cookie outlives the drills, so that a browser's sockets stay known. */
const lasting = 86_400;

/** Outside production: lets each browser break things for itself. `serving.app` parses cookies. */
export function drillRoutes(
  serving: Serving,
  faults: Faults<DrilledBrowser>,
  { clock, origin }: DrillParts,
): void {
  const keep = (reply: FastifyReply, browser: DrilledBrowser) =>
    setBrowserCookie(reply, origin, {
      name: drillCookieName(origin),
      value: drillCookie(browser),
      seconds: lasting,
    });
  serve(serving, readDrill, anyone, ({ request, reply }) => {
    const known = faults.browserOf(request);
    if (!known) keep(reply, newBrowser());
    const { name, endsAt } = known?.running ?? {};
    return name && endsAt ? { running: { name, endsAt: new Date(endsAt).toISOString() } } : {};
  });
  serve(serving, startDrill, anyone, ({ request, reply, body }) => {
    const browser = withDrill(faults.browserOf(request) ?? newBrowser(), body.name, clock.now());
    keep(reply, browser);
    faults.cutSockets(({ id }) => id === browser.id);
  });
  serve(serving, endDrill, anyone, ({ request, reply }) => {
    const { id } = faults.browserOf(request) ?? newBrowser();
    keep(reply, { id });
  });
}

/** Faults for the browsers that started a drill. */
export function injectDrills(app: FastifyInstance, { clock, origin }: DrillParts): Faults<DrilledBrowser> {
  return injectFaults(app, {
    browserOf: (cookies) => drilledBrowser(cookies, origin, clock.now()),
    faultOf: ({ running }, request) => faultOf(running?.name, request),
  });
}

function newBrowser(): DrilledBrowser {
  return { id: randomBytes(16).toString("base64url") };
}
