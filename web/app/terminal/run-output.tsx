import { message } from "@candor/contract/messages/message";
import type { ProcessName, RunWithOutput } from "@candor/contract/terminal/shapes";
import { administrationAddresses } from "../administration-addresses.ts";

interface RunOutputProps {
  readonly run: RunWithOutput;
  readonly named: ProcessName;
}

/** What a command printed, or where it is. It takes the focus, because somebody has just asked for it. */
export function RunOutput({ run, named }: RunOutputProps) {
  const { id, line, state, output } = run;
  const isOpen = state === "waiting" || state === "running";
  return (
    <>
      <p>
        <code>{line}</code>
        {state !== "done" && ` ${message(`terminal.state.${state}`)}`}
      </p>
      {isOpen && (
        <p>
          <a href={administrationAddresses.adminProcess(named, id)}>{message("terminal.look")}</a>
        </p>
      )}
      {output !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <pre
          className="command-output"
          role="region"
          aria-label={message("terminal.outputOf", { line })}
          tabIndex={0}
          autoFocus
        >
          {output || message("terminal.noOutput")}
        </pre>
      )}
    </>
  );
}
