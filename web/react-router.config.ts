import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompress } from "./build-plugins/precompress.ts";

const config: Config = {
  ssr: true,
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
};

export default config;
