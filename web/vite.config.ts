import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leaveOutServerTexts } from "./build-plugins/server-texts.ts";

const framework = { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\// };

/** What several pages share from their start; what is loaded later stays apart. */
const shell = {
  name: "shell",
  test: /\/(web\/app|contract\/src|lucide-react)\//,
  tags: ["$initial" as const],
  minShareCount: 2,
};

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), leaveOutServerTexts()],
  // Fonts stay files of their own: they are preloaded, and kept longer than the style sheet that names them.
  build: { assetsInlineLimit: 0, target: "es2024", reportCompressedSize: false },
  environments: {
    // Few files compress better than many small ones, and the framework's stays when pages change.
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [framework, shell] } } } } },
    ssr: {
      build: { rollupOptions: { input: "./app/server.ts" } },
      // The server's bundle is complete: React in its fast form whatever NODE_ENV says, and one file to load.
      ...(command === "build" && {
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        resolve: { noExternal: true },
      }),
    },
  },
}));
