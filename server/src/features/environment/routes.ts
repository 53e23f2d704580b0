import { localeAmong, namesOf } from "@candor/contract/environment/names";
import { environment, listNames, ping } from "@candor/contract/environment/routes";
import { defaultLocale } from "@candor/contract/messages/message";
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
