import { message } from "@candor/contract/messages/message";
import type { RetentionLaw } from "@candor/contract/retention/laws";
import {
  type Retention,
  type RetentionGroup,
  type RetentionName,
  retention,
  retentionNames,
} from "@candor/contract/retention/table";
import { counted } from "../wording/counted.ts";

/** The clocks of one group. */
export function ClockTable({ group }: { group: RetentionGroup }) {
  return (
    <table className="legal-cookies retention">
      <caption className="visually-hidden">{message(`retention.${group}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{message("retention.what")}</th>
          <th scope="col">{message("retention.howLong")}</th>
        </tr>
      </thead>
      <tbody>
        {retentionNames
          .filter((name) => retention[name].group === group)
          .map((name) => (
            <ClockRow key={name} name={name} />
          ))}
      </tbody>
    </table>
  );
}

function ClockRow({ name }: { name: RetentionName }) {
  const { kept, law }: Retention = retention[name];
  return (
    <tr>
      <th scope="row">
        <strong>{message(`retention.${name}`)}</strong>
        <span className="retention-why">{message(`retention.${name}Why`)}</span>
        {law && <LawLink law={law} />}
      </th>
      <td>{kept === "byPlace" ? <a href="#places">{message("retention.byPlace")}</a> : keptText(kept)}</td>
    </tr>
  );
}

export function LawLink({ law: { law, source } }: { law: RetentionLaw }) {
  return (
    <a className="retention-why" href={source}>
      {law}
    </a>
  );
}

function keptText(kept: Exclude<Retention["kept"], "byPlace">): string {
  return "days" in kept ? daysText(kept.days) : counted("retention.hours", kept.hours);
}

const year = 365;

/** Leap days don't count. */
export function daysText(days: number): string {
  return days < year ? counted("retention.days", days) : counted("retention.years", Math.floor(days / year));
}
