import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./build-plugins/precompress.ts";
import { shortenRoutes } from "./build-plugins/route-list.ts";
import { buildServiceWorker } from "./build-plugins/service-worker.ts";

const config: Config = {
  ssr: true,
  // A route that is discovered while a fetcher ends loses the navigation that needed it.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, "client");
    await buildServiceWorker(folder);
    shortenRoutes(folder);
    await precompress(folder);
  },
};

export default config;
