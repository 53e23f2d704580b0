import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { filesWithRecords } from "./test/harness/on-both-databases.ts";

const server = "server/test";

/**
 * The tests of all workspaces that need nothing but sources, for `npm run mutants`, which runs them once for each mutant.
 * @public called by the test runner
 */
export default defineConfig({
  test: {
    include: ["{bench,contract,engine,server,web}/test/**/*.test.ts"],
    exclude: [
      "**/node_modules/**",
      `${server}/slow/**`,
      ...filesWithRecords(server).map((file) => join(server, file)),
    ],
  },
});
