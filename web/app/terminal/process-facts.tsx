import { message } from "@candor/contract/messages/message";
import type { ServerProcess } from "@candor/contract/terminal/shapes";
import { useDates } from "../wording/use-dates.ts";

/** What a process does, and since when. */
export function ProcessFacts({ process }: { process: ServerProcess }) {
  const { momentText } = useDates();
  const facts = [
    [message("terminal.does"), message(`terminal.role.${process.role}`)],
    [message("terminal.version"), process.version],
    [message("terminal.started"), momentText(process.startedAt)],
    [message("terminal.seen"), momentText(process.seenAt)],
  ];
  return (
    <dl className="process-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
