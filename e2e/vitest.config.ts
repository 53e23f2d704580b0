import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "e2e",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/harness/instance.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One browser a file, and few of them at once: they would only slow each other.
    maxWorkers: 2,
  },
});
