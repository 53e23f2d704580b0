import type { LoggedDecision } from "@candor/contract/automation/shapes";
import { ruleInputs } from "@candor/contract/automation/steps";
import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

/** M-24: what programs decided, each with all that its rule read. */
export function DecisionList({ decisions }: { decisions: readonly LoggedDecision[] }) {
  const { momentText } = useDates();
  return (
    <ol className="timeline">
      {decisions.map(({ id, rule, version, at, about, read, decided }) => (
        <li key={id}>
          <time dateTime={at}>{momentText(at)}</time>
          <div>
            <p className="timeline-what">{message(`automationLog.rule.${rule}`)}</p>
            {read === undefined ? (
              <p>{message("automationLog.personal")}</p>
            ) : (
              <Values read={read} decided={decided ?? null} />
            )}
          </div>
          <span className="timeline-who">
            {message(`automationLog.about.${about.kind}`, { id: about.id })}
            <br />
            {message("automationLog.byVersion", { version })}
          </span>
        </li>
      ))}
    </ol>
  );
}

type Value = string | number | boolean | null;

interface ValuesProps {
  readonly read: NonNullable<LoggedDecision["read"]>;
  readonly decided: Value;
}

function Values({ read, decided }: ValuesProps) {
  const { momentText } = useDates();
  const textOf = (value: Value) => (isMoment(value) ? momentText(value) : plainText(value));
  return (
    <dl className="decision-values">
      {ruleInputs.flatMap((name) => {
        const value = read[name];
        if (value === undefined) return [];
        return (
          <div key={name}>
            <dt>{message(`automationLog.input.${name}`)}</dt>
            <dd>{textOf(value)}</dd>
          </div>
        );
      })}
      <div>
        <dt>{message("automationLog.decided")}</dt>
        <dd>{textOf(decided)}</dd>
      </div>
    </dl>
  );
}

function isMoment(value: Value): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value);
}

function plainText(value: Value): string {
  if (value === null) return message("automationLog.nothing");
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return message(value ? "automationLog.yes" : "automationLog.no");
  return value === "expire" || value === "lapse" ? message(`automationLog.${value}`) : value;
}
