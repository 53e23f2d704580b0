import type { FastifyReply, FastifyRequest } from "fastify";
import { sendUnlessKnown } from "../../../platform/http/unless-known.ts";

/** Even sites that isolate themselves from others may load it. */
export function sendToSite(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  void reply.header("cross-origin-resource-policy", "cross-origin");
  return sendUnlessKnown(request, reply, { type, text, lastSeen: undefined }, "public");
}

/** Any site's script may read it: it contains nothing of a visitor's. */
export function sendToScripts(request: FastifyRequest, reply: FastifyReply, value: object): FastifyReply {
  void reply.header("access-control-allow-origin", "*");
  return sendToSite(request, reply, "application/json; charset=utf-8", JSON.stringify(value));
}
