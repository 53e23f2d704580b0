import { message } from "@candor/contract/messages/message";
import type { ProcessName, TerminalRun } from "@candor/contract/terminal/shapes";
import { administrationAddresses } from "../administration-addresses.ts";
import { useDates } from "../wording/use-dates.ts";

/** The commands that a process was given, newest first. */
export function RunList({ runs, named }: { runs: readonly TerminalRun[]; named: ProcessName }) {
  const { momentText } = useDates();
  if (runs.length === 0) return <p>{message("terminal.noHistory")}</p>;
  return (
    <ol className="timeline">
      {runs.map(({ id, line, administrator, givenAt, state }) => (
        <li key={id}>
          <time dateTime={givenAt}>{momentText(givenAt)}</time>
          <div>
            <p className="timeline-what">
              <a href={administrationAddresses.adminProcess(named, id)}>
                <code>{line}</code>
              </a>
            </p>
            <p>{message(`terminal.state.${state}`)}</p>
            <p className="given-by">{administrator}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
