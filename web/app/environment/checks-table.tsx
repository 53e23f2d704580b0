import { type MessageKey, message } from "@candor/contract/messages/message";

export interface CheckResult {
  readonly ok: boolean;
  readonly milliseconds: number;
  /** A sentence. */
  readonly found: string;
}

interface ChecksTableProps {
  readonly caption: string;
  /** By what was checked; undefined while it is being checked. */
  readonly checks: readonly (readonly [name: MessageKey, result: CheckResult | undefined])[];
}

export function ChecksTable({ caption, checks }: ChecksTableProps) {
  return (
    <table className="checks">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{message("checks.check")}</th>
          <th scope="col">{message("checks.result")}</th>
          <th scope="col">{message("checks.found")}</th>
          <th scope="col">{message("checks.time")}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(([name, result]) => (
          <tr key={name}>
            <th scope="row">{message(name)}</th>
            <Result result={result} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ result }: { result: CheckResult | undefined }) {
  if (!result) return <td colSpan={3}>{message("checks.running")}</td>;
  const { ok, found, milliseconds } = result;
  return (
    <>
      <td className={ok ? undefined : "check-fails"}>{message(ok ? "checks.works" : "checks.fails")}</td>
      <td>{found}</td>
      <td>{message("checks.milliseconds", { milliseconds: Math.ceil(milliseconds) })}</td>
    </>
  );
}
