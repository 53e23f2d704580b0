import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "e2e",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/harness/instance.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One browser a file, and few of them at once: they would only slow each other.
    maxWorkers: 2,
    // A busy machine is no reason to refuse a change; what passes only when tried again is named, and is a bug.
    retry: process.env["CI"] ? 1 : 0,
  },
});
