import type { Call } from "@candor/contract/client";
import type { ProblemDocument } from "@candor/contract/problems";
import type { Route } from "@candor/contract/route";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What a call may carry; which parts a route takes is the caller's type's concern. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/**
 * Calls of a page to the wire, without the network: the same hooks, gates and limits as over HTTP, counted for the
 * page's visitor.
 */
export function inProcess(app: FastifyInstance, page: FastifyRequest): Call {
  const call = async (route: Route, sent: Parts) => {
    const response = await app.inject({
      method: route.method,
      url: pathOf(route, sent.params),
      remoteAddress: page.ip,
      ...(sent.query && { query: sent.query }),
      ...(sent.body && { payload: sent.body }),
    });
    const body: unknown = response.body === "" ? undefined : response.json();
    return response.statusCode === route.status
      ? { ok: true as const, answer: body }
      : { ok: false as const, problem: body as ProblemDocument };
  };
  // The wire's schemas say what each route answers; the server has checked it against them.
  return call as Call;
}

function pathOf({ path }: Route, params: Parts["params"] = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
