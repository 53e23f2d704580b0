import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

/** Node loads the sources. Nothing mocks a module, so none has to be rewritten on the way. */
const byNode = { viteModuleRunner: false, nodeLoader: false };

/** A workspace whose tests need nothing but its sources. */
const workspace = (name: string, index: number) => ({
  test: {
    name,
    root: name,
    isolate: false,
    // Files of different workspaces can't share a process. In shuffled order nearly every file would start one, so each
    // workspace takes its turn, after the server.
    sequence: { groupOrder: index + 1 },
    // Vite reads the web's pages.
    experimental: name === "web" ? {} : byNode,
    // Property tests take seconds where something else runs beside them.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", "test/slow/**"],
  },
});

/** Whole processes are started, killed and started again: minutes rather than seconds. */
const slow = {
  name: "slow",
  // Its tests wait for a third of their time: for processes, and for what is due in seconds.
  maxWorkers: 3,
  include: ["{scripts,server}/test/slow/**/*.test.ts"],
  globalSetup: ["server/test/harness/template.ts"],
  testTimeout: 600_000,
  expect: { poll: { timeout: 10_000 } },
};

export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which on two of them is half of what there is.
    maxWorkers: "100%",
    ...(process.env["TEST_ORDER"] === "longest-first" && { sequence: { sequencer: LongestFirst } }),
    projects: [...["contract", "engine", "scripts", "web", "bench"].map(workspace), "server", { test: slow }],
  },
});
