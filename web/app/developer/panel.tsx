import type { Span } from "@candor/contract/debug";
import { message } from "@candor/contract/messages/message";
import { useSyncExternalStore } from "react";
import { developerLog, type LogEntry } from "./log.ts";
import { useDeveloper } from "./switches.ts";
import "../styles/developer.css";

/** W-02: what the server reports about this page's calls. */
export default function Panel() {
  const { switches = "" } = useDeveloper();
  return /trace|frames/.test(switches) && <Log />;
}

function Log() {
  const entries = useSyncExternalStore(developerLog.subscribe, developerLog.current, developerLog.current);
  return (
    <section className="developer" aria-label={message("developer.panel")}>
      <h2>{message("developer.panel")}</h2>
      {entries.length === 0 && <p>{message("developer.nothingYet")}</p>}
      <ol reversed>
        {entries.map((entry) => (
          <Entry key={entry.number} {...entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ title, spans }: LogEntry) {
  const [total, ...parts] = spans;
  return (
    <li>
      {title}
      {total && (
        <table>
          <tbody>
            {[{ ...total, name: "total" }, ...parts].map((part) => (
              <Part key={part.name} {...part} of={total.milliseconds} />
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}

function Part({ name, milliseconds, of }: Span & { of: number }) {
  const text = message("developer.milliseconds", { milliseconds: milliseconds.toFixed(1) });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{text}</td>
      <td>
        <progress max={of} value={Math.min(milliseconds, of)} aria-label={`${name}: ${text}`} />
      </td>
    </tr>
  );
}
