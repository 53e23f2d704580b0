import { expect, test } from "vitest";
import { benchImportViolations } from "../checks/bench-imports.ts";

const sheets = "server/src/platform/sheets/resume.ts";

function violationsOf(line: string) {
  const exporting = "export async function pdfResume() {}\nexport type Size = number;";
  return benchImportViolations(
    new Map([
      [sheets, exporting],
      ["bench/src/resumes/benchmark.ts", line],
    ]),
  );
}

test.each([
  `import { pdfResume, type Size } from "@candor/server/platform/sheets/resume";`,
  `import autocannon from "autocannon";`,
  `import { readFile } from "node:fs/promises";`,
])("a benchmark may import what is there: %s", (line) => {
  expect(violationsOf(line)).toEqual([]);
});

test("a benchmark may not import what has been renamed or moved", () => {
  expect(violationsOf(`import { docxResume } from "@candor/server/platform/sheets/resume";`)).toEqual([
    `bench/src/resumes/benchmark.ts imports docxResume, which ${sheets} doesn't export`,
  ]);
  expect(violationsOf(`import { pdfResume } from "@candor/server/platform/sheets/pdf";`)).toEqual([
    "bench/src/resumes/benchmark.ts imports pdfResume, which server/src/platform/sheets/pdf.ts doesn't export",
  ]);
});
