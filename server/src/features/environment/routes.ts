import { environment, ping } from "@candor/contract/environment/routes";
import type { Origin } from "../../platform/http/origin.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";

/** Addresses come from the configuration, never from the request. */
export function environmentRoutes(serving: Serving, origin: Origin, version: string): void {
  serve(serving, environment, anyone, () => ({ apiUrl: origin.url(), jaxApiUrl: origin.url() }));
  serve(serving, ping, anyone, () => ({ pong: true as const, version }));
}
