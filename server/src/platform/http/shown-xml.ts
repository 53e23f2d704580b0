import type { FastifyReply, FastifyRequest } from "fastify";
import { closedPolicy } from "./headers.ts";

const shownType = "application/xml; charset=utf-8";

/**
 * The type of an XML document with a style sheet of ours, as which it is sent. Browsers show a feed's own type as plain
 * text or offer to store it, so one that opens a feed gets the type of any XML.
 */
export function typeOfShownXml({ headers }: FastifyRequest, reply: FastifyReply, type: string): string {
  void reply.headers({
    vary: "sec-fetch-dest",
    "content-security-policy": `${closedPolicy}; style-src 'self'`,
  });
  return headers["sec-fetch-dest"] === "document" ? shownType : type;
}
