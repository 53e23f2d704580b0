import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["test/**/*.test.ts"],
    exclude: ["test/slow/**"],
    globalSetup: [
      ...(process.env["TEST_DATABASE"] === "postgres" ? ["test/harness/postgres.ts"] : []),
      "test/harness/template.ts",
    ],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
