import { defineConfig } from "@playwright/test";
import { chromium } from "./test/harness/chromium.ts";

/** Milliseconds: much more than a machine needs that does other work, too. */
const patience = 30_000;

export default defineConfig({
  testDir: "test",
  testMatch: "*.test.ts",
  outputDir: "build/traces",
  globalSetup: "./test/harness/instance.ts",
  // Tests wait for much of their time: three workers leave two cores idle for a tenth of it, four for a twentieth.
  workers: 4,
  fullyParallel: true,
  // Waiting ends when what is awaited is there, so generous limits cost only a test that fails.
  timeout: 300_000,
  expect: { timeout: patience, toPass: { timeout: 3 * patience } },
  // A busy machine is no reason to refuse a change. Tests that pass only on a retry are named, and are bugs.
  retries: process.env["CI"] ? 1 : 0,
  use: {
    // Only the offline tests have one: in the others it would answer instead of the server.
    serviceWorkers: "block",
    // Shorter than the test's own timeout, so that the failure says what was awaited.
    actionTimeout: patience,
    navigationTimeout: patience,
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
