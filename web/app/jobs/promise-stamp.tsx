import { PromiseLine } from "../ui/due-line/promise-line.tsx";
import { counted } from "../wording/counted.ts";

/** The promise as a stamp on the card; nothing if nobody has promised an answer. */
export function PromiseStamp({ businessDays }: { businessDays: number | undefined }) {
  if (businessDays === undefined) return null;
  return (
    <p className="stamp">
      <PromiseLine days={businessDays} size="card">
        {counted("promise.stamp", businessDays)}
      </PromiseLine>
    </p>
  );
}
