import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap/places.mjs";
import { announce } from "../totals.ts";
import { copyOf } from "./copy.ts";
import { type Defect, planted } from "./defect.ts";
import { runTests } from "./run-tests.ts";
import { defects } from "./table.ts";
import { type Fault, faultWith, faultWithout } from "./verdict.ts";

/**
 * Plants each defect in a copy of the project and requires that its test fails with an assertion, and passes without
 * the defect. Arguments select defects whose title or file contains all of them.
 */
const words = process.argv.slice(2);
const chosen = defects.filter(({ title, file }) => words.every((word) => `${file} ${title}`.includes(word)));
if (chosen.length === 0) {
  process.stderr.write(`No defect's title or file contains ${words.join(" and ")}.\n`);
  process.exit(2);
}
const started = performance.now();
const copies = [copyOf(root), copyOf(root)];
const proved: boolean[] = [];
try {
  const whole = await runTests(copies[0] as string, chosen);
  // The copies share one iterator, so each defect is planted once.
  const waiting = chosen.values();
  await Promise.all(
    copies.map(async (copy) => {
      for (const defect of waiting) tell(defect, faultWithout(defect, whole) ?? (await trial(copy, defect)));
    }),
  );
} finally {
  for (const copy of copies) rmSync(copy, { recursive: true });
}
process.stdout.write(`\n${Math.round((performance.now() - started) / 1000)} s\n`);
announce({ passed: proved.filter(Boolean).length, failed: proved.filter((one) => !one).length });

async function trial(copy: string, defect: Defect): Promise<Fault> {
  const file = join(copy, defect.file);
  const source = readFileSync(file, "utf8");
  writeFileSync(file, planted(source, defect));
  const ran = await runTests(copy, [defect]);
  writeFileSync(file, source);
  return faultWith(defect, ran);
}

function tell({ title, file, test }: Defect, fault: Fault): void {
  proved.push(fault === undefined);
  process.stdout.write(
    fault === undefined ? `✓ ${title}\n` : `✗ ${title} (${file}): ${fault}\n    ${test.join(": ")}\n`,
  );
}
