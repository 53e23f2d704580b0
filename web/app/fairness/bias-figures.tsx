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
        <div
          className="wide-table scrolls-sideways"
          role="region"
          aria-label={`${title}, ${period}`}
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <th scope="col">{message("bias.group")}</th>
                <th scope="col">{message("bias.applied")}</th>
                {stages.map(({ stage }) => (
                  <Heads key={stage} stage={message(`applicationStatus.${stage}`)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={groupText(row)} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {notShown > 0 && <p className="field-hint">{counted("bias.notShown", notShown)}</p>}
    </section>
  );
}

function Heads({ stage }: { stage: string }) {
  return (
    <>
      <th scope="col">{message("bias.selected", { stage })}</th>
      <th scope="col">{message("bias.rate")}</th>
      <th scope="col">{message("bias.ratio")}</th>
    </>
  );
}

function Row({ row }: { row: BiasRow }) {
  return (
    <tr>
      <th scope="row">{groupText(row)}</th>
      <td>{numberText(row.applicants)}</td>
      {row.selections.flatMap(({ stage, selected, rate, ratio }) => [
        <td key={`${stage} selected`}>{numberText(selected)}</td>,
        <td key={`${stage} rate`}>{`${(rate * 100).toFixed(1)}%`}</td>,
        <td key={`${stage} ratio`}>{ratio === undefined ? "–" : ratio.toFixed(2)}</td>,
      ])}
    </tr>
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
