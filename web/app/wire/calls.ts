import type { Route } from "@candor/contract/route";
import { routes } from "@candor/contract/routes";

export type Routes = typeof routes;
export type CallName = keyof Routes;

/** What a call needs to know about its route. */
type CallAddress<R extends Route = Route> = Pick<R, "method" | "path"> & Pick<Route, "safe">;

/**
 * Every call's method and path. Browsers get neither the routes, which would load their schemas, nor the calls that no
 * page makes: `build-plugins/call-addresses.ts` replaces this module in their build.
 */
export const calls = Object.fromEntries(
  Object.entries<Route>(routes).map(([name, { method, path, safe }]) => [
    name,
    { method, path, ...(safe && { safe }) },
  ]),
) as { readonly [N in CallName]: CallAddress<Routes[N]> };
