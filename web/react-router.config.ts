import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./build-plugins/precompress.ts";

const config: Config = {
  ssr: true,
  // A route that is discovered while a fetcher ends loses the navigation that asked for it.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
};

export default config;
