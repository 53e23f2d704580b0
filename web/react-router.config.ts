import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { writeLocales } from "./build-plugins/locale-files.ts";
import { precompress } from "./build-plugins/precompress.ts";
import { routesIn, shortenRoutes } from "./build-plugins/route-list.ts";
import { buildServiceWorker } from "./build-plugins/service-worker.ts";

const config: Config = {
  ssr: true,
  // `scripts/bootstrap/build.mjs` puts it in the place of the last build.
  buildDirectory: process.env["BUILD_FOLDER"] ?? "build",
  // A route that is discovered while a fetcher ends loses the navigation that needed it.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    const list = routesIn(folder);
    shortenRoutes(folder);
    await writeLocales(folder);
    await buildServiceWorker(folder, list);
    await precompress(folder);
  },
};

export default config;
