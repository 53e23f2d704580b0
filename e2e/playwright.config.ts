import { defineConfig } from "@playwright/test";
import { chromium } from "./test/harness/chromium.ts";

export default defineConfig({
  testDir: "test",
  testMatch: "*.test.ts",
  outputDir: "build/traces",
  globalSetup: "./test/harness/instance.ts",
  // Tests wait for much of their time: three workers leave two cores idle for a tenth of it, four for a twentieth.
  workers: 4,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine is no reason to refuse a change. Tests that pass only on a retry are named, and are bugs.
  retries: process.env["CI"] ? 1 : 0,
  use: {
    // Only the offline tests have one: in the others it would answer instead of the server.
    serviceWorkers: "block",
    // Shorter than the test's own timeout, so that the failure says what was awaited.
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    // A trace costs about as much as the test: in CI only a retried test makes one.
    trace: process.env["CI"] ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath: await chromium(),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        // A profile's first page takes over the process of the blank page before it: a tenth less processor time.
        "--renderer-process-limit=1",
      ],
    },
  },
});
