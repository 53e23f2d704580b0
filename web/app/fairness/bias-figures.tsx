import type { BiasReport, BiasRow, BiasTable } from "@candor/contract/fairness/shapes";
import { message } from "@candor/contract/messages/message";
import { counted, numberText } from "../wording/counted.ts";
import { periodText } from "./period-text.ts";

/** The figures of one half-year, in the form of Local Law 144. */
export function BiasFigures({ report }: { report: BiasReport }) {
  const { applicants, tables, period } = report;
  const isEmpty = tables.every(({ rows }) => rows.length === 0);
  return (
    <div className="bias-figures">
      <p>{counted("bias.applicants", applicants)}</p>
      {isEmpty ? (
        <p>{message("bias.tooFew")}</p>
      ) : (
        tables.map((table) => (
          <Table key={table.by} table={table} report={report} period={periodText(period)} />
        ))
      )}
    </div>
  );
}

interface TableProps {
  readonly table: BiasTable;
  readonly report: BiasReport;
  readonly period: string;
}

function Table({ table: { by, rows, notShown }, report: { stages }, period }: TableProps) {
  const title = message(`bias.table.${by}`);
  return (
    <section className="bias-table">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{message("bias.noRows")}</p>
      ) : (
        <table aria-label={`${title}, ${period}`}>
          <thead>
            <tr>
              <th scope="col">{message("bias.group")}</th>
              <th scope="col">{message("bias.applied")}</th>
              {stages.length > 0 && (
                <>
                  <th scope="col">{message("bias.selected")}</th>
                  <th scope="col">{message("bias.rate")}</th>
                  <th scope="col">{message("bias.ratio")}</th>
                </>
              )}
            </tr>
          </thead>
          {stages.length === 0 && (
            <tbody>
              {rows.map((row) => (
                <Row key={groupText(row)} row={row} />
              ))}
            </tbody>
          )}
          {stages.map(({ stage }) => (
            <Stage key={stage} stage={stage} rows={rows} />
          ))}
        </table>
      )}
      {notShown > 0 && <p className="field-hint">{counted("bias.notShown", notShown)}</p>}
    </section>
  );
}

type ReportedStage = BiasReport["stages"][number]["stage"];

/** The groups below each other for each stage: an impact ratio compares the groups that reached the same one. */
function Stage({ stage, rows }: { stage: ReportedStage; rows: readonly BiasRow[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5}>
          {message(`applicationStatus.${stage}`)}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={groupText(row)} row={row} stage={stage} />
      ))}
    </tbody>
  );
}

function Row({ row, stage }: { row: BiasRow; stage?: ReportedStage }) {
  const selection = row.selections.find((each) => each.stage === stage);
  return (
    <tr>
      <th scope="row">{groupText(row)}</th>
      <td>{numberText(row.applicants)}</td>
      {selection && <Selection {...selection} />}
    </tr>
  );
}

function Selection({ selected, rate, ratio }: BiasRow["selections"][number]) {
  return (
    <>
      <td>{numberText(selected)}</td>
      <td>{`${(rate * 100).toFixed(1)}%`}</td>
      <td>{ratio === undefined ? "–" : ratio.toFixed(2)}</td>
    </>
  );
}

function groupText({ sex, ethnicity, disability }: BiasRow): string {
  const parts = [
    sex && message(`sex.${sex}`),
    ethnicity && message(`ethnicity.${ethnicity}`),
    disability && message(`disabilityGroup.${disability}`),
  ];
  return parts.filter(Boolean).join(", ");
}
