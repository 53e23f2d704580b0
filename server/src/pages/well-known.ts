import { supportAddress } from "@candor/contract/environment/support-address";
import { locales } from "@candor/contract/messages/locales";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../platform/clock.ts";
import { day } from "../platform/durations.ts";
import type { Origin } from "../platform/http/origin.ts";
import { isoTime } from "../platform/iso-time.ts";

/** Less than the year that RFC 9116, section 2.5.5, allows. */
const valid = 180 * day;

/** Addresses that programs know without being told (RFC 8615). */
export function serveWellKnown(
  app: FastifyInstance,
  { origin, clock, indexNowKey }: { origin: Origin; clock: Clock; indexNowKey: string | undefined },
): void {
  app.get("/.well-known/security.txt", (_request, reply) => {
    const lines = [
      `Contact: mailto:${supportAddress(new URL(origin.url()).hostname)}`,
      `Expires: ${isoTime(Math.floor(clock.now() / day) * day + valid)}`,
      `Preferred-Languages: ${locales.join(", ")}`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });

  // Where IndexNow looks for the key (indexnow.org/documentation).
  if (indexNowKey !== undefined)
    app.get(`/${indexNowKey}.txt`, (_request, reply) =>
      reply.type("text/plain; charset=utf-8").send(indexNowKey),
    );

  // Password managers open it (W3C, "A Well-Known URL for Changing Passwords").
  app.get("/.well-known/change-password", (_request, reply) => reply.redirect("/settings/password"));
}
