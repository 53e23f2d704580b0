import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { workerTexts } from "./browser-texts.ts";
import type { RouteList } from "./route-list.ts";
import { withoutSchemas } from "./without-schemas.ts";

const source = fileURLToPath(new URL("../worker/service-worker.ts", import.meta.url));

/** Builds `/sw.js` for the browser's build in this folder. Its bytes change whenever a file of the build does. */
export async function buildServiceWorker(folder: string, list: RouteList): Promise<void> {
  const files = globSync("**/*", { cwd: folder, withFileTypes: true }).filter((file) => file.isFile());
  const names = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length)).toSorted();
  const version = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
  const shell = shellFiles(list);
  const fonts = names.filter((name) =>
    /\/(besley-latin-400-normal|public-sans-latin-wght-normal)-[^/]+\.woff2$/.test(name),
  );
  const precached = [...shell, ...fonts.map((name) => `/${name.replace(/^\//, "")}`)];
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [workerTexts(), withoutSchemas()],
    define: {
      "process.env.NODE_ENV": JSON.stringify("production"),
      shellAddresses: JSON.stringify(precached),
      buildVersion: JSON.stringify(version),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: "es2024",
      reportCompressedSize: false,
      rollupOptions: { input: source, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}

/** What the offline page loads at once, according to React Router's list of routes. */
export function shellFiles({ entry, url, routes }: RouteList): string[] {
  const [root, page] = [routes["root"], routes["routes/offline/offline"]];
  if (!root || !page) throw new Error("The build has no offline page.");
  const named = [entry, root, page].flatMap(({ module, imports = [], css = [] }) => [
    module,
    ...imports,
    ...css,
  ]);
  // React Router tells style sheets apart by a fragment that no request has.
  return [...new Set([url, ...named].map((path) => path.replace(/#.*$/, "")))];
}
