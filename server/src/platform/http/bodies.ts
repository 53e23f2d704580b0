import type { FastifyInstance, FastifyRequest } from "fastify";

/** The signed text, byte for byte, of calls whose gate reads a signature. */
const signedTexts = new WeakMap<FastifyRequest, string>();

/** Accepts JSON only. An empty body counts as none: a call without a payload may still have a Content-Type. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const { gate } = request.routeOptions.config as { readonly gate?: string };
    if (gate === "signed") signedTexts.set(request, body as string);
    if (body === "") done(null, undefined);
    else void parseJson(request, body as string, done);
  });
}

export function signedText(request: FastifyRequest): string {
  return signedTexts.get(request) ?? "";
}
