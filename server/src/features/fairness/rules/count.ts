import {
  type BiasTableName,
  biasTables,
  type Disability,
  disabilities,
  type Ethnicity,
  ethnicities,
  type ReportedStage,
  reportedStages,
  type Sex,
  sexes,
} from "@candor/contract/fairness/categories";
import type { BiasReport } from "@candor/contract/fairness/shapes";
import { type Group, shownStages } from "./stages.ts";
import { type Cell, hiddenCells, hiddenGroups } from "./suppress.ts";

/** Somebody who applied, how far they got, and what they said about themselves. */
export interface Applicant {
  readonly sex: Sex | null;
  readonly ethnicity: Ethnicity | null;
  readonly disability: Disability | null;
  /** The last of the reported stages that they reached. */
  readonly reached: ReportedStage | null;
}

export type Figures = Pick<BiasReport, "applicants" | "stages" | "tables">;

interface Line extends Group {
  readonly sex?: Sex;
  readonly ethnicity?: Ethnicity;
  readonly disability?: Disability;
}

/** M-25. Selection rates and impact ratios, with no group of fewer than five people shown. */
export function figuresOf(applicants: readonly Applicant[]): Figures {
  const lines = linesOf(applicants);
  const stages = shownStages(groupOf(applicants), Object.values(lines).flat());
  return {
    applicants: applicants.length,
    stages: stages.map((stage) => ({ stage, selected: selectedOf(applicants, stage) })),
    tables: biasTables.map((by) => tableOf(by, lines[by], applicants, stages)),
  };
}

const notSaid = "not said";

/** The groups of each table that can be shown. */
function linesOf(applicants: readonly Applicant[]): Readonly<Record<BiasTableName, readonly Line[]>> {
  const bySex = marginOf(applicants, sexes, ({ sex }) => sex);
  const byEthnicity = marginOf(applicants, ethnicities, ({ ethnicity }) => ethnicity);
  const byDisability = marginOf(applicants, disabilities, ({ disability }) => disability);
  const cells = [...sexes, notSaid].flatMap((row) =>
    [...ethnicities, notSaid].map((column) => ({ row, column, ...groupOf(inCell(applicants, row, column)) })),
  );
  const hidden: ReadonlySet<Cell> = hiddenCells(cells, {
    rows: bySex.hidden,
    columns: byEthnicity.hidden,
  });
  return {
    sex: bySex.shown.map(([sex, group]) => ({ sex, ...group })),
    ethnicity: byEthnicity.shown.map(([ethnicity, group]) => ({ ethnicity, ...group })),
    disability: byDisability.shown.map(([disability, group]) => ({ disability, ...group })),
    both: cells
      .filter((cell) => cell.n > 0 && !hidden.has(cell) && cell.row !== notSaid && cell.column !== notSaid)
      .map(({ row, column, ...group }) => ({ sex: row as Sex, ethnicity: column as Ethnicity, ...group })),
  };
}

/** The groups that people put themselves in: those that can be shown, and the names of the others. */
function marginOf<Name extends string>(
  applicants: readonly Applicant[],
  names: readonly Name[],
  said: (applicant: Applicant) => Name | null,
) {
  const groups = Map.groupBy(applicants, (applicant) => said(applicant) ?? notSaid);
  const hidden = hiddenGroups([...groups].map(([name, { length: n }]) => ({ name, n })));
  const shown = names
    .filter((name) => groups.has(name) && !hidden.has(name))
    .map((name) => [name, groupOf(groups.get(name))] as const);
  return { hidden, shown };
}

function inCell(applicants: readonly Applicant[], row: string, column: string): Applicant[] {
  return applicants.filter(
    ({ sex, ethnicity }) => (sex ?? notSaid) === row && (ethnicity ?? notSaid) === column,
  );
}

function groupOf(members: readonly Applicant[] = []): Group {
  const selected = reportedStages.map((stage) => [stage, selectedOf(members, stage)] as const);
  return { n: members.length, selected: Object.fromEntries(selected) as Group["selected"] };
}

function selectedOf(applicants: readonly Applicant[], stage: ReportedStage): number {
  const least = reportedStages.indexOf(stage);
  return applicants.filter(({ reached }) => reached !== null && reportedStages.indexOf(reached) >= least)
    .length;
}

function tableOf(
  by: BiasTableName,
  lines: readonly Line[],
  applicants: readonly Applicant[],
  stages: readonly ReportedStage[],
): Figures["tables"][number] {
  const best = (stage: ReportedStage) => Math.max(...lines.map(({ n, selected }) => selected[stage] / n));
  const rows = lines.map(({ n, selected, ...group }) => ({
    ...group,
    applicants: n,
    selections: stages.map((stage) => {
      const rate = selected[stage] / n;
      return {
        stage,
        selected: selected[stage],
        rate,
        ...(best(stage) > 0 && { ratio: rate / best(stage) }),
      };
    }),
  }));
  return { by, rows, notShown: applicants.length - rows.reduce((sum, row) => sum + row.applicants, 0) };
}
