import { describe, expect, test } from "vitest";
import { dependencyViolations } from "../checks/dependencies.ts";

const features = "server/src/features";
const circle = "files do not import each other in circles";

/** Each breaks one rule: the importing file, the import, and words from the reason. */
const planted: ReadonlyArray<readonly [file: string, line: string, reason: string]> = [
  ["web/src/home.tsx", `import { open } from "../../server/src/platform/files.ts";`, "workspaces under it"],
  ["web/src/home.tsx", `import type { Posting } from "@candor/engine/document";`, "workspaces under it"],
  ["engine/src/score.ts", `import { limits } from "@candor/contract/limits";`, "workspaces under it"],
  [
    "contract/src/jobs.ts",
    `import type { Row } from "../../server/src/platform/database/tables.ts";`,
    "workspaces under it",
  ],
  ["e2e/jobs.test.ts", `import { buildApp } from "../server/src/app.ts";`, "workspaces under it"],
  ["scripts/check.ts", `import { limits } from "@candor/contract/limits";`, "workspaces under it"],
  ["contract/src/jobs.ts", `import { join } from "node:path";`, "zod only"],
  ["contract/src/jobs.ts", `import { join } from "path";`, "zod only"],
  ["contract/src/jobs.ts", `import type { Kysely } from "kysely";`, "zod only"],
  ["engine/src/score.ts", `import { z } from "zod";`, "a dependency of the workspace"],
  ["engine/src/score.ts", `import { format } from "@fastify/ajv/format";`, "a dependency of the workspace"],
  [
    "server/src/platform/log.ts",
    `import { start } from "../../test/harness/server.ts";`,
    "does not know its tests",
  ],
  ["bench/src/start.ts", `import { open } from "../../e2e/test/harness/own-instance.ts";`, "its tests"],
  [
    "server/src/platform/log.ts",
    `import { isFresh } from "../features/jobs/rules.ts";`,
    "it knows no feature",
  ],
  ["server/src/platform/log.ts", `import type { Parts } from "../parts.ts";`, "never the other way round"],
  [
    "server/src/platform/log.ts",
    `import { startWork } from "../parts/work.ts";`,
    "never the other way round",
  ],
  [
    `${features}/jobs/tasks.ts`,
    `import { tasksFor } from "../../consequences.ts";`,
    "never the other way round",
  ],
  [`${features}/jobs/tasks.ts`, `import { stop } from "../../main/server.ts";`, "never the other way round"],
  [`${features}/jobs/commands.ts`, `import { send } from "../messages/commands.ts";`, "ask a neighbor"],
  [`${features}/jobs/commands.ts`, `import { send } from "../messages/commands/send.ts";`, "ask a neighbor"],
  [`${features}/jobs/tasks.ts`, `import { remind } from "../messages/tasks.ts";`, "ask a neighbor"],
  [`${features}/jobs/routes.ts`, `import { messageRoutes } from "../messages/routes.ts";`, "ask a neighbor"],
  [
    `${features}/jobs/queries.ts`,
    `const { send } = await import("../messages/commands.ts");`,
    "ask a neighbor",
  ],
  [`${features}/jobs/queries.ts`, `export { send } from "../messages/commands.ts";`, "ask a neighbor"],
  [
    `${features}/jobs/rules.ts`,
    `import { systemClock } from "../../platform/clock.ts";`,
    "rules and views compute",
  ],
  [
    `${features}/jobs/rules.ts`,
    `import { Problem } from "../../platform/http/problem.ts";`,
    "rules and views compute",
  ],
  [`${features}/jobs/rules.ts`, `import { postingById } from "./queries.ts";`, "rules and views compute"],
  [`${features}/jobs/rules.ts`, `import { details } from "./views.ts";`, "rules and views compute"],
  [
    `${features}/jobs/rules/duplicates.ts`,
    `import { readFile } from "node:fs/promises";`,
    "rules and views compute",
  ],
  [`${features}/jobs/views.ts`, `import "../../platform/log.ts";`, "rules and views compute"],
  [`${features}/jobs/views/details.ts`, `import Fastify from "fastify";`, "rules and views compute"],
  [
    `${features}/jobs/rules.ts`,
    `import type { Reader } from "../../platform/database/database.ts";`,
    "do not hold",
  ],
  [`${features}/jobs/events.ts`, `import type { Kysely } from "kysely";`, "do not hold"],
  [`${features}/jobs/events.ts`, `import { z } from "zod";`, "types only"],
  [`${features}/jobs/routes.ts`, `import { sql } from "kysely";`, "records are reached in"],
  [
    `${features}/jobs/tasks.ts`,
    `import { open } from "../../platform/database/database.ts";`,
    "records are reached in",
  ],
  [
    "web/app/ui/button.tsx",
    `import { SearchForm } from "../search/form/search-form.tsx";`,
    "low folders serve",
  ],
  ["web/app/wire/page-context.ts", `import type { Theme } from "../shell/theme.ts";`, "low folders serve"],
  [
    "web/app/forms/refusal.ts",
    `import { RepeatedPasswordField } from "../session/fields/new-password-field.tsx";`,
    "low folders serve",
  ],
  ["web/app/live/start.ts", `import { shouldRevalidate } from "../root.tsx";`, "low folders serve"],
  ["web/app/live/start.ts", `await import("../routes/shell/home.tsx");`, "low folders serve"],
  ["web/app/jobs/ledger.tsx", `import { NoPage } from "../shell/no-page.tsx";`, "they import neither"],
  ["web/app/jobs/ledger.tsx", `import { loader } from "../routes/jobs/details.tsx";`, "they import neither"],
  ["web/app/shell/no-page.tsx", `import { loader } from "../routes/jobs/details.tsx";`, "it imports none"],
  ["web/app/shell/no-page.tsx", `import { links } from "../root.tsx";`, "it imports none"],
  ["web/app/routes/jobs/details.tsx", `import { loader } from "../shell/home.tsx";`, "belongs to a noun"],
];

/** Each comes close to breaking a rule. */
const lawful: ReadonlyArray<readonly [file: string, line: string]> = [
  ["web/src/home.tsx", `import { limits } from "@candor/contract/limits";`],
  ["bench/src/pages/browser.ts", `import { chromium } from "../../../e2e/test/harness/chromium.ts";`],
  ["web/app/routes.ts", `import { route } from "@react-router/dev/routes";`],
  ["web/app/server.ts", `import * as build from "virtual:react-router/server-build";`],
  ["web/app/ui/notices/notices.tsx", `import { useSession } from "../../wire/session-data.ts";`],
  ["web/app/ui/menu.tsx", `import { addresses } from "../addresses.ts";`],
  ["web/app/jobs/ledger.tsx", `import { Chip } from "../search/chip.tsx"; import "../styles/ledger.css";`],
  ["web/app/shell/no-page.tsx", `import { SearchForm } from "../search/form/search-form.tsx";`],
  ["web/app/routes/jobs/details.tsx", `import { PlainPage } from "../../shell/plain-page.tsx";`],
  ["web/app/root.tsx", `import { PageHeader } from "./shell/page-header.tsx";`],
  ["web/test/ui/button.test.ts", `import { loader } from "../../app/routes/jobs/details.tsx";`],
  ["contract/src/jobs.ts", `import { z } from "zod";`],
  ["contract/test/jobs.test.ts", `import { readFileSync } from "node:fs";`],
  ["engine/src/score.ts", `import { newStemmer } from "snowball-stemmers";`],
  ["engine/test/score.test.ts", `import fc from "fast-check";`],
  ["server/src/main/server.ts", `import { submit } from "../features/jobs/commands.ts";`],
  ["server/src/consequences.ts", `import { remind } from "./features/messages/tasks.ts";`],
  [`${features}/jobs/commands.ts`, `import { sql } from "kysely";`],
  [`${features}/jobs/commands.ts`, `import { isBlocked } from "../messages/queries.ts";`],
  [`${features}/jobs/routes.ts`, `import type { Reader } from "../../platform/database/database.ts";`],
  [`${features}/jobs/rules.ts`, `import { escapeHtml } from "../../platform/html.ts";`],
  [`${features}/jobs/rules.ts`, `import { isOpen } from "../organizations/rules.ts";`],
  [`${features}/jobs/views.ts`, `import type { PostingRow } from "./queries.ts";`],
  [`${features}/jobs/views.ts`, `import { type Row, type Table } from "../../platform/database/tables.ts";`],
  [`${features}/jobs/events.ts`, `import type { Announcement } from "../../platform/events/log.ts";`],
  [`${features}/jobs/tasks.ts`, "const page = await import(`../messages/commands.ts`.trim());"],
];

describe("imports", () => {
  test.each(planted)("%s may not say %s: %s", (file, line, reason) => {
    expect(violationsOf({ [file]: `\n${line}\n` })).toEqual([
      expect.stringMatching(new RegExp(`^${file}:2 imports .*${reason}`)),
    ]);
  });

  test.each(lawful)("%s may say %s", (file, line) => {
    expect(violationsOf({ [file]: line })).toEqual([]);
  });
});

describe("circles", () => {
  test("two files that import each other are a circle, even for types alone", () => {
    const files = {
      "engine/src/a.ts": `import { b } from "./b.ts";`,
      "engine/src/b.ts": `import type { A } from "./a.ts";`,
    };
    expect(violationsOf(files)).toEqual([`engine/src/a.ts → engine/src/b.ts → engine/src/a.ts: ${circle}`]);
  });

  test("a circle is found behind files that are not part of it, and once", () => {
    const files = {
      "engine/src/entry.ts": `export * from "./a.ts";`,
      "engine/src/a.ts": `import "./b.ts";`,
      "engine/src/b.ts": `import "./c.ts";`,
      "engine/src/c.ts": `export { b } from "./b.ts";`,
    };
    expect(violationsOf(files)).toEqual([`engine/src/b.ts → engine/src/c.ts → engine/src/b.ts: ${circle}`]);
  });

  test("two nouns of the web that import each other by different files are a circle", () => {
    const files = {
      "web/app/jobs/ledger.tsx": `import { Chip } from "../search/chip.tsx";`,
      "web/app/search/list.tsx": `import type { Entry } from "../jobs/entry.ts";`,
    };
    expect(violationsOf(files)).toEqual([
      "web/app/jobs → web/app/search → web/app/jobs: nouns do not import each other in circles",
    ]);
  });

  test("two ways to one file are no circle", () => {
    const files = {
      "engine/src/a.ts": `import "./b.ts"; import "./c.ts";`,
      "engine/src/b.ts": `import "./c.ts";`,
      "engine/src/c.ts": "",
    };
    expect(violationsOf(files)).toEqual([]);
  });
});

function violationsOf(files: Record<string, string>): string[] {
  const manifests = {
    "contract/package.json": `{ "dependencies": { "zod": "1.0.0" } }`,
    "engine/package.json": `{ "dependencies": { "snowball-stemmers": "1.0.0" } }`,
    "server/package.json": `{ "dependencies": { "kysely": "1.0.0", "fastify": "1.0.0", "zod": "1.0.0" } }`,
    "web/package.json": `{ "devDependencies": { "@react-router/dev": "1.0.0" } }`,
  };
  return dependencyViolations(new Map(Object.entries({ ...manifests, ...files })));
}
