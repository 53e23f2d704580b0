import type { FastifyInstance } from "fastify";
import type { Origin } from "../platform/http/origin.ts";

/** What is personal, or the same under another address, is not for search engines; nor is a link with a credential. */
const disallowed = [
  "/admin",
  "/apply/",
  "/client-error/",
  "/jobs/",
  "/login",
  "/opt",
  "/organization",
  "/rest/",
  "/settings",
  "/suspicious",
  "/*?e=",
  "/*&e=",
];

export function serveRobots(app: FastifyInstance, origin: Origin): void {
  app.get("/robots.txt", (_request, reply) => {
    const lines = ["User-agent: *", ...disallowed.map((path) => `Disallow: ${path}`)];
    return reply
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n\nSitemap: ${origin.url()}/sitemap.xml\n`);
  });
}
