import { message } from "@candor/contract/messages/message";
import { Bar } from "../ui/bar.tsx";
import { numberText } from "../wording/counted.ts";
import { kindName } from "./names.ts";
import type { LatencyResult } from "./results.ts";

/** Milliseconds by class: a bar for the median, and a line that continues to the 99th percentile. */
export function LatencyTable({ times }: Pick<LatencyResult, "times">) {
  const classes = Object.entries(times).map(([name, { peers }]) => ({ name, ...peers.engine }));
  const longest = Math.max(...classes.map(({ p99 }) => p99));
  return (
    <table className="figures-table">
      <caption className="visually-hidden">{message("quality.latency")}</caption>
      <thead>
        <tr>
          <th scope="col">{message("quality.class")}</th>
          <th scope="col">{message("quality.p50")}</th>
          <th scope="col">{message("quality.p95")}</th>
          <th scope="col">{message("quality.p99")}</th>
          <th scope="col">{message("quality.samples")}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ name, p50, p95, p99, samples }) => (
          <tr key={name}>
            <th scope="row">
              {kindName(name)}
              <Bar share={p50 / longest} reach={p99 / longest} />
            </th>
            {[p50, p95, p99].map((milliseconds, column) => (
              <td key={column}>{milliseconds.toFixed(1)}</td>
            ))}
            <td>{numberText(samples)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
