import { expect, test } from "vitest";
import { vocabularyViolations } from "../checks/vocabulary.ts";

test.each([
  ["server/src/features/recruiting/rules.ts", "server/src/features/recruiting: no noun"],
  ["server/src/features/jobs/services.ts", "server/src/features/jobs/services.ts: a feature has the words"],
  ["server/src/features/jobs/models/job.ts", "server/src/features/jobs/models: a feature has the words"],
  [
    "server/src/features/jobs/rules.test.ts",
    "server/src/features/jobs/rules.test.ts: a feature has the words",
  ],
  [
    "server/src/features/jobs/rules/payRange.ts",
    "server/src/features/jobs/rules/payRange.ts: names are in kebab-case",
  ],
  ["web/src/Home.tsx", "web/src/Home.tsx: names are in kebab-case"],
  ["engine/src/posting_list.ts", "engine/src/posting_list.ts: names are in kebab-case"],
  ["engine/src/index.ts", "engine/src/index.ts: a name that says nothing"],
  ["web/src/utils/dates.ts", "web/src/utils: a name that says nothing"],
  ["server/src/platform/common.ts", "server/src/platform/common.ts: a name that says nothing"],
  ["server/src/platform/manager.test.ts", "server/src/platform/manager.test.ts: a name that says nothing"],
  ["web/src/helpers.tsx", "web/src/helpers.tsx: a name that says nothing"],
])("%s is refused", (path, violation) => {
  expect(vocabularyViolations(new Map([[path, ""]]))).toEqual([expect.stringMatching(`^${violation}`)]);
});

test.each([
  "server/src/features/client-errors/rules.ts",
  "server/src/features/jobs/rules/pay-range.ts",
  "server/src/platform/database/migrations/001-foundation.ts",
  "server/test/features/jobs/rules/pay-range.test.ts",
  "web/vite.config.ts",
  "docs/adr/001-pinned-node.md",
  "README.md",
  "LICENSE",
  ".ci/run",
  ".gitignore",
])("%s is within the vocabulary", (path) => {
  expect(vocabularyViolations(new Map([[path, ""]]))).toEqual([]);
});
