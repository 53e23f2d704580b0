import type { RuleCount } from "@candor/contract/automation/shapes";
import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";

/** M-24: the rules that are logged, and how many decisions each has in the log. */
export function RuleTable({ rules }: { rules: readonly RuleCount[] }) {
  return (
    <table className="figures-table">
      <thead>
        <tr>
          <th scope="col">{message("automationLog.rule")}</th>
          <th scope="col">{message("automationLog.version")}</th>
          <th scope="col">{message("automationLog.logged")}</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ rule, version, logged }) => (
          <tr key={rule}>
            <th scope="row">{message(`automationLog.rule.${rule}`)}</th>
            <td>{numberText(version)}</td>
            <td>{numberText(logged)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
