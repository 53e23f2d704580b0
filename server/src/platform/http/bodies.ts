import type { FastifyInstance } from "fastify";

/** Accepts JSON only. An empty body counts as none: a call without a payload may still have a Content-Type. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}
