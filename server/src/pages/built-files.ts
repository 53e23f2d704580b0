import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

/** Serves the browser's build. What is not in it answers 404 as a problem, never as a page. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  const shared = { decorateReply: false, preCompressed: true, index: false } as const;
  // Their names contain a hash of their content, so they never change.
  await app.register(serveFiles, {
    ...shared,
    root: `${root}assets`,
    prefix: "/assets/",
    immutable: true,
    maxAge: "1y",
  });
  await app.register(serveFiles, {
    ...shared,
    root,
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
    maxAge: "1d",
    setHeaders: (reply, path) => {
      if (/\/sw\.js(\.br|\.gz)?$/.test(path)) setWorkerHeaders(reply);
    },
  });
}

/** L-07. The policy is the worker's own: it fetches pages and files of this site, and loads nothing else. */
function setWorkerHeaders(reply: FastifyReply): void {
  void reply.headers({
    "cache-control": "no-cache",
    "service-worker-allowed": "/",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
}
