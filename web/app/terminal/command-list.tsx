import type { TerminalCommand } from "@candor/contract/terminal/shapes";

/** The commands there are, as they are typed. */
export function CommandList({ commands }: { commands: readonly TerminalCommand[] }) {
  return (
    <dl className="command-list">
      {commands.map(({ name, usage, summary }) => (
        <div key={name}>
          <dt>
            <code>{usage}</code>
          </dt>
          <dd>{summary}</dd>
        </div>
      ))}
    </dl>
  );
}
