import { fileURLToPath } from "node:url";
import type { RenderPage } from "@candor/contract/pages";
import { createServer } from "vite";

/**
 * The web's sources with hot reload, inside the server's process. Its updates use a port of their own. @public loaded
 * by the server at run time
 */
export async function openVite() {
  const vite = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true },
  });
  const render: RenderPage = async (request, context) => {
    const door = (await vite.ssrLoadModule("./app/server.ts")) as { render: RenderPage };
    return door.render(request, context);
  };
  return { render, middleware: vite.middlewares, close: () => vite.close() };
}
