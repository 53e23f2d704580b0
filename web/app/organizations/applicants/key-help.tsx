import { type MessageKey, message } from "@candor/contract/messages/message";
import { letSingleKeysAct, useSingleKeysAct } from "../../search/results/single-keys.ts";

type Line = readonly [keys: string, does: MessageKey];

const lines = {
  list: [
    ["j k", "organization.keys.rows"],
    ["x", "organization.keys.check"],
    ["1 2 3", "pipeline.keys.stages"],
    ["d", "pipeline.keys.decline"],
    ["o", "organization.keys.open"],
    ["a", "organization.keys.answering"],
    ["r", "organization.keys.review"],
    ["u", "organization.keys.undo"],
  ],
  board: [
    ["j k", "pipeline.keys.cards"],
    ["x", "organization.keys.check"],
    ["1 2 3", "pipeline.keys.stages"],
    ["d", "pipeline.keys.decline"],
    ["o", "organization.keys.open"],
    ["v", "pipeline.keys.view"],
    ["u", "organization.keys.undo"],
  ],
  application: [
    ["j k", "organization.keys.applications"],
    ["d", "organization.keys.decline"],
    ["1–9", "organization.keys.digits"],
    ["o", "organization.keys.resume"],
    ["r", "organization.keys.review"],
    ["u", "organization.keys.undo"],
  ],
  review: [
    ["s", "organization.keys.send"],
    ["u", "organization.keys.undo"],
  ],
} as const satisfies Record<string, readonly Line[]>;

/** What somebody who only reads can do, too. */
const reading: ReadonlySet<MessageKey> = new Set<MessageKey>([
  "organization.keys.rows",
  "organization.keys.applications",
  "organization.keys.open",
  "organization.keys.resume",
  "pipeline.keys.cards",
  "pipeline.keys.view",
]);

interface KeyHelpProps {
  readonly of: keyof typeof lines;
  readonly mayAnswer: boolean;
}

/** What single keys do here, opened with `?`, and a switch for people who find them in the way. */
export function KeyHelp({ of, mayAnswer }: KeyHelpProps) {
  const shown = lines[of].filter(([, does]) => mayAnswer || reading.has(does));
  const on = useSingleKeysAct();
  return (
    <details className="key-help">
      <summary data-keys="?">{message("organization.keys")}</summary>
      {on ? (
        <dl>
          {shown.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                {keys.split(" ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{message(does)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{message("search.keysOff")}</p>
      )}
      <button type="button" onClick={() => letSingleKeysAct(!on)}>
        {message(on ? "search.switchKeysOff" : "search.switchKeysOn")}
      </button>
    </details>
  );
}
