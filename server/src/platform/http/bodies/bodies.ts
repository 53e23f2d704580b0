import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

/** The signed text, byte for byte, of calls whose gate reads a signature. */
const signedTexts = new WeakMap<FastifyRequest, string>();

/** Takes bodies only as they are: inflated, a few bytes could keep the process busy for minutes. */
export function refuseCompressed(app: FastifyInstance): void {
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    const coding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
    done(coding === "identity" ? undefined : new Problem("unsupported-media-type"));
  });
}

/** Accepts JSON only. An empty body counts as none: a call without a payload may still have a Content-Type. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("remove", "remove");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    // Otherwise other bytes would silently become replacement characters.
    if (!isUtf8(body as Buffer)) return done(new Problem("malformed-body"));
    const text = body.toString();
    const { gate } = request.routeOptions.config as { readonly gate?: string };
    if (gate === "signed") signedTexts.set(request, text);
    if (text === "") done(null, undefined);
    else void parseJson(request, text, done);
  });
}

export function signedText(request: FastifyRequest): string {
  return signedTexts.get(request) ?? "";
}
