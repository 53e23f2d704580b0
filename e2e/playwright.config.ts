import { defineConfig } from "@playwright/test";
import { chromium } from "./test/harness/chromium.ts";

export default defineConfig({
  testDir: "test",
  testMatch: "*.test.ts",
  outputDir: "build/traces",
  globalSetup: "./test/harness/instance.ts",
  // Tests wait for a fifth of their time. A fourth worker gains nothing more on two cores.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A busy machine is no reason to refuse a change; what passes only when tried again is named, and is a bug.
  retries: process.env["CI"] ? 1 : 0,
  use: {
    // Only the tests of being offline have one: it would answer for the server in the others.
    serviceWorkers: "block",
    // Sooner than the test's own end, so that what was waited for is said.
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    // A trace costs about as much as the test: in CI only a test that is tried again makes one.
    trace: process.env["CI"] ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath: await chromium(),
      args: ["--no-sandbox", "--disable-dev-shm-usage"],
    },
  },
});
