import type { ReactElement } from "react";
import { Folded } from "../ui/folded.tsx";
import { counted } from "../wording/counted.ts";

interface EntriesProps {
  /** List items, newest first. */
  readonly entries: readonly ReactElement[];
  /** How many are open; all without it. */
  readonly open?: number;
}

/** A list whose earlier entries are folded. */
export function Entries({ entries, open = entries.length }: EntriesProps) {
  const earlier = entries.slice(open);
  return (
    <>
      {entries.length > 0 && <ol className="ledger looks">{entries.slice(0, open)}</ol>}
      {earlier.length > 0 && (
        <Folded label={counted("ownData.earlier", earlier.length)}>
          <ol className="ledger looks">{earlier}</ol>
        </Folded>
      )}
    </>
  );
}
