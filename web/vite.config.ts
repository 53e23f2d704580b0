import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserTexts } from "./build-plugins/browser-texts.ts";
import { callAddresses } from "./build-plugins/call-addresses.ts";
import {
  everyPageModules,
  loadedWith,
  loginPageModules,
  searchPageModules,
} from "./build-plugins/first-load.ts";
import { withoutUnusedRouter } from "./build-plugins/unused-router.ts";
import { withoutSchemas } from "./build-plugins/without-schemas.ts";

const framework = { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// };

const ofPages = /\/(web\/app|contract\/src|lucide)\//;

/** What several pages share from the start; what is loaded later stays separate. */
const shared = { tags: ["$initial" as const], minShareCount: 2 };

/** What the search page needs at once and other pages need too: it has the most scripts, so it loads nothing extra. */
const isOfSearchPage = modulesOf(searchPageModules);
const isOfEveryPage = modulesOf(everyPageModules);

/** What finds and shows postings: pages that do neither load only the rest. */
const isOfPostings = (id: string) =>
  !isOfEveryPage(id) && /\/(jobs|own-lists|search|saved-postings)\//.test(id);
const postings = {
  name: "postings",
  test: (id: string) => isOfSearchPage(id) && isOfPostings(id),
  ...shared,
};

const shell = {
  name: "shell",
  test: (id: string) =>
    (isOfSearchPage(id) && !isOfPostings(id)) || /\/lucide\/|vite\/preload-helper/.test(id),
  ...shared,
};

/** All that forms of other pages need of the sign-in pages' scripts. */
const trouble = { name: "trouble", test: /\/ui\/trouble\.tsx$/, ...shared };

/** What the sign-in pages need: often a person's first pages with scripts. */
const login = { name: "login", test: modulesOf(loginPageModules), ...shared };

/** What calls are made with: a page that makes one loads nothing else. */
const calls = { name: "calls", test: /\/web\/app\/(wire|live|developer)\//, ...shared };

/** What at least fourteen pages need: only the pages that need it load the rest. */
const others = { name: "others", test: ofPages, ...shared, minShareCount: 14 };

/**
 * Each first load has the names of all files, and short hashes in hex compress better: seven characters tell two versions
 * of one file apart. The server's bundle names the same files: with other hashes, each font would be loaded twice.
 */
const hashes = { hashCharacters: "hex", assetFileNames: "assets/[name]-[hash:7][extname]" } as const;
const scriptNames = "assets/[name]-[hash:7].js";

function modulesOf(entries: readonly string[]): (id: string) => boolean {
  const loaded = loadedWith(...entries);
  return (id) => loaded.has(id);
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), browserTexts(), callAddresses(), withoutSchemas(), withoutUnusedRouter()],
  // Fonts stay files of their own: they are preloaded, and cached longer than the style sheet that names them.
  build: { assetsInlineLimit: 0, target: "es2024", reportCompressedSize: false },
  environments: {
    // Few files compress better than many small ones, and the framework's stays cached when pages change.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: [framework, shell, postings, trouble, login, calls, others] },
            ...hashes,
            entryFileNames: scriptNames,
            chunkFileNames: scriptNames,
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./app/server.ts", output: hashes } },
      // The server's bundle is complete: React in its fast form whatever NODE_ENV says, and one file to load.
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        resolve: { noExternal: true },
      }),
    },
  },
}));
