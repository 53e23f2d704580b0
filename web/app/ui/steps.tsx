import { message } from "@candor/contract/messages/message";

interface Step {
  readonly label: string;
  /** The link back to it, if going back is possible. */
  readonly href?: string;
  readonly state: "done" | "current" | "later";
}

/** The steps of a flow of several pages. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav className="steps" aria-label={label}>
      <ol>
        {steps.map(({ label: name, href, state }) => (
          <li
            key={name}
            className={`step step-${state}`}
            aria-current={state === "current" ? "step" : undefined}
          >
            {href === undefined || state === "current" ? name : <a href={href}>{name}</a>}
            {state === "done" && <span className="visually-hidden">{message("steps.done")}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
