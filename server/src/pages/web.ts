import type { RenderPage } from "@candor/contract/pages";
import type { FastifyInstance } from "fastify";

/** The web: its build, or its sources with hot reload. Loaded at run time, never imported. */
const web = new URL("../../../web/", import.meta.url);

export const builtAssets = new URL("build/client/", web);

export async function loadBuiltWeb(): Promise<RenderPage> {
  const { render } = (await import(new URL("build/server/index.js", web).href)) as { render: RenderPage };
  return render;
}

interface DevelopmentWeb {
  readonly render: RenderPage;
  readonly middleware: (request: unknown, response: unknown, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Serves the sources: modules as Vite transforms them, pages rendered from their newest state. */
export async function serveSources(app: FastifyInstance): Promise<RenderPage> {
  const development = (await import(new URL("dev/vite-server.ts", web).href)) as {
    openVite: () => Promise<DevelopmentWeb>;
  };
  const opened = await development.openVite();
  app.addHook("onRequest", (request, reply, next) => opened.middleware(request.raw, reply.raw, () => next()));
  app.addHook("onClose", () => opened.close());
  return opened.render;
}
