import { type CheckName, checkNames } from "@candor/contract/environment/check-names";
import { runChecks } from "@candor/contract/environment/check-routes";
import { localeAmong, namesOf } from "@candor/contract/environment/names";
import { environment, listNames, ping } from "@candor/contract/environment/routes";
import { defaultLocale } from "@candor/contract/messages/locales";
import { answered, type Probe } from "../../platform/health.ts";
import type { Origin } from "../../platform/http/origin.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";

/** Addresses come from the configuration. A request chooses at most among our loopback names. */
export function environmentRoutes(serving: Serving, origin: Origin, version: string): void {
  serve(serving, environment, anyone, ({ request }) => {
    const url = origin.urlAt(request.headers.host);
    return { apiUrl: url, jaxApiUrl: url };
  });
  serve(serving, listNames, anyone, ({ params, query, request, reply }) => {
    const locale = localeAmong(query.locale ?? request.headers["accept-language"], defaultLocale);
    void reply.header("cache-control", "public, max-age=86400").header("vary", "accept-language");
    return { locale, names: namesOf(params.list, locale) };
  });
  serve(serving, ping, anyone, () => ({ pong: true as const, version }));
}

/** Outside production: it writes a file each time it is asked. */
export function checkRoutes(
  serving: Serving,
  checks: Readonly<Record<CheckName, Probe>>,
  version: string,
): void {
  serve(serving, runChecks, anyone, async () => ({
    version,
    node: process.versions.node,
    checks: await Promise.all(checkNames.map((name) => timed(name, checks[name]))),
  }));
}

async function timed(name: CheckName, check: Probe) {
  const started = performance.now();
  const { ok, note = "" } = await answered(check);
  return { name, ok, milliseconds: performance.now() - started, found: note };
}
