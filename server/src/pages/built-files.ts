import { readdir } from "node:fs/promises";
import serveFiles from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { cacheFiles } from "./cached-files.ts";

const packed = /\.(?:br|gz)$/;

/** Serves the browser's build. Anything not in it gets a 404 problem, never a page. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  const shared = { preCompressed: true, index: false } as const;
  const folder = `${root}assets`;
  const names = new Set(await readdir(folder, { recursive: true }));
  // Their names contain a hash of their content, so they never change.
  await app.register(async (assets) => {
    cacheFiles(assets);
    await assets.register(serveFiles, {
      ...shared,
      root: folder,
      serve: false,
      immutable: true,
      maxAge: "1y",
    });
    // The plugin itself would read the folder at each request, or add a route for each of hundreds of files.
    assets.get<{ Params: { "*": string } }>("/assets/*", (request, reply) => {
      const { "*": name } = request.params;
      if (!names.has(name) || packed.test(name)) return reply.callNotFound();
      return reply.sendFile(name);
    });
  });
  await app.register(serveFiles, {
    ...shared,
    root,
    decorateReply: false,
    // One route per file: otherwise the folder would be read at each request.
    wildcard: false,
    globIgnore: ["assets/**", "**/*.{br,gz}"],
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
