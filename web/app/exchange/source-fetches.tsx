import type { SourceFetch } from "@candor/contract/exchange/source-shapes";
import { message } from "@candor/contract/messages/message";
import { counted, numberText } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

/** A source's latest fetches, with how many postings each took, refused and closed. */
export function Fetches({ fetches }: { readonly fetches: readonly SourceFetch[] }) {
  return (
    <details className="deliveries">
      <summary>{message("sources.fetches")}</summary>
      {fetches.length === 0 && <p>{message("sources.noFetches")}</p>}
      <ul>
        {fetches.map((fetch) => (
          <li key={fetch.id}>
            <FetchResult fetch={fetch} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function FetchResult({ fetch }: { readonly fetch: SourceFetch }) {
  const { momentText } = useDates();
  const { at, outcome, fault, offered, added, updated, unchanged, closed } = fetch;
  const isRead = outcome === "read" || outcome === "held";
  return (
    <div className="fetch">
      <p>
        {momentText(at)}{" "}
        <span className={`delivery-${tones[outcome]}`}>{message(`sources.outcome.${outcome}`)}</span>
      </p>
      {fault !== undefined && <p>{fault}</p>}
      {isRead && (
        <p>
          {message("sources.counts", {
            offered: numberText(offered),
            added: numberText(added),
            updated: numberText(updated),
            unchanged: numberText(unchanged),
            closed: numberText(closed),
          })}
        </p>
      )}
      <Rows summary="sources.refused" count={fetch.refused} rows={fetch.refusals} />
      <Rows summary="sources.omitted" count={fetch.omitted} rows={fetch.omissions} />
    </div>
  );
}

const tones = { read: "delivered", unchanged: "delivered", held: "failed", failed: "failed" } as const;

interface RowsProps {
  readonly summary: "sources.refused" | "sources.omitted";
  readonly count: number;
  /** The first of them. */
  readonly rows: SourceFetch["refusals"];
}

function Rows({ summary, count, rows }: RowsProps) {
  if (count === 0) return null;
  return (
    <details>
      <summary>{counted(summary, count)}</summary>
      {rows.length < count && <p>{message("sources.refusedMore", { count: numberText(rows.length) })}</p>}
      <ol className="refused-rows">
        {rows.map(({ row, reason }) => (
          <li key={`${row} ${reason}`}>{message("sources.refusedRow", { row: numberText(row), reason })}</li>
        ))}
      </ol>
    </details>
  );
}
