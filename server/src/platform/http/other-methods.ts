import type { Route } from "@candor/contract/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

type Addressed = Pick<Route, "method" | "path">;

/**
 * What requests for a folder and below it get if no route takes them: at a known path 405, or its methods for OPTIONS,
 * or 414 if part of it is too long; else 404.
 */
export function refuseOtherMethods(app: FastifyInstance, prefix: string, routes: readonly Addressed[]): void {
  const methodsAt = methodsByPath(routes);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(request.url);
    if (methods.length === 0) throw new Problem("not-found");
    const isOptions = request.method === "OPTIONS";
    // The router passes a route over if a parameter is longer than any id or name.
    if (methods.includes(request.method) && !isOptions) throw new Problem("uri-too-long");
    void reply.header("allow", methods.join(", "));
    if (!isOptions) throw new Problem("method-not-allowed");
    return reply.code(204).send();
  };
  void app.register(
    async (scope) => {
      // Before a body is read: what it holds doesn't matter.
      scope.all("/*", { onRequest: answer }, async () => {});
      // The router takes the folder with a slash for the folder without one, which the line above doesn't match.
      scope.all("/", { onRequest: answer, prefixTrailingSlash: "no-slash" }, async () => {});
      scope.setNotFoundHandler(answer);
    },
    { prefix },
  );
}

/** The methods that an address takes; none if it is unknown. */
function methodsByPath(routes: readonly Addressed[]): (url: string) => readonly string[] {
  const known = routes.map(({ method, path }) => ({ method, segments: path.split("/") }));
  return (url) => {
    const path = decodeURI(url.split("?", 1)[0] ?? "").replace(/\/$/, "");
    const segments = path.split("/");
    const methods = new Set<string>(
      known.flatMap((one) => (isAt(segments, one.segments) ? [one.method] : [])),
    );
    if (methods.has("GET")) methods.add("HEAD");
    if (methods.size > 0) methods.add("OPTIONS");
    return [...methods].toSorted();
  };
}

function isAt(segments: readonly string[], template: readonly string[]): boolean {
  const fits = (segment: string, index: number) => {
    const expected = template[index] ?? "";
    return expected.startsWith("{") ? segment !== "" : segment === expected;
  };
  return segments.length === template.length && segments.every(fits);
}
