import type { FastifyInstance } from "fastify";
import type { Origin } from "../platform/http/origin.ts";

/** Keeps search engines away from personal pages, duplicates, and links with credentials. */
const disallowed = [
  "/admin",
  "/apply/",
  "/client-error/",
  "/jobs/",
  "/login",
  "/my-gigs",
  "/opt",
  // An organization's own page is open to all and in the sitemap; "$" ends an address.
  ...["", "/answers", "/jobs", "/leads", "/new"].map((path) => `/organization${path}$`),
  "/organization/*/",
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
