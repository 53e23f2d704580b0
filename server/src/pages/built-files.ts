import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { cacheFiles } from "./cached-files.ts";

/** Serves the browser's build. Anything not in it gets a 404 problem, never a page. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  // One route per file: otherwise the folder would be read at each request.
  const shared = { decorateReply: false, preCompressed: true, index: false, wildcard: false } as const;
  const packed = "**/*.{br,gz}";
  // Their names contain a hash of their content, so they never change.
  await app.register(async (assets) => {
    cacheFiles(assets);
    await assets.register(serveFiles, {
      ...shared,
      root: `${root}assets`,
      prefix: "/assets/",
      globIgnore: [packed],
      immutable: true,
      maxAge: "1y",
    });
  });
  await app.register(serveFiles, {
    ...shared,
    root,
    globIgnore: ["assets/**", packed],
    maxAge: "1d",
    setHeaders: (reply, path) => {
      if (/\/sw\.js(\.br|\.gz)?$/.test(path)) setWorkerHeaders(reply);
    },
  });
}

/** L-07. The worker's own policy: it fetches pages and files of this site, and loads nothing else. */
function setWorkerHeaders(reply: FastifyReply): void {
  void reply.headers({
    "cache-control": "no-cache",
    "service-worker-allowed": "/",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  });
}
