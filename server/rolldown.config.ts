import { relative } from "node:path";
import { defineConfig, type Plugin } from "rolldown";

/** Where the program runs. `scripts/bootstrap/build.mjs` has it written elsewhere first. */
const place = `${import.meta.dirname}/build/program`;
const dir = `${import.meta.dirname}/${process.env["BUILD_FOLDER"] ?? "build"}/program`;

/** Threads, child processes and packages' data are found from the place of a source, wherever its code ends up. */
const sourcePlaces: Plugin = {
  name: "source-places",
  transform(code, id) {
    if (!code.includes("import.meta.url")) return null;
    const source = JSON.stringify(relative(place, id));
    const declaration = `const sourceUrl = new URL(${source}, import.meta.url).href;`;
    return { code: declaration + code.replaceAll("import.meta.url", "sourceUrl"), map: null };
  },
};

/** Packages of so many files that finding and linking them takes a tenth of a start. Nothing but scripts is in them. */
const ofManyFiles = "jose|kysely|libphonenumber-js|zod";

/** The server as one file, which loads in half the time of its two thousand sources. Other packages stay where they are. */
export default defineConfig({
  input: { server: "src/main/server.ts" },
  platform: "node",
  external: new RegExp(`^(?!\\.|/|@candor/|(?:${ofManyFiles})(?:/|$))`),
  plugins: [sourcePlaces],
  // This and the minifier drop calls that are made for what they throw, such as decodeURIComponent's.
  treeshake: false,
  output: {
    dir,
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    sourcemap: true,
    sourcemapExcludeSources: true,
    cleanDir: true,
    minify: false,
  },
});
