import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

/** A signed receipt: what it says, and the file that `/verify` checks. */
export function Receipt({ file }: { file: string }) {
  return (
    <section className="deletion-receipt" aria-labelledby="receipt">
      <h2 id="receipt">{message("ownData.receipt")}</h2>
      <dl>
        {Object.entries(rowsOf(file)).map(([table, count]) => (
          <div key={table}>
            <dt>{table.replaceAll("_", " ")}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <pre>
        <code>{file}</code>
      </pre>
      <p>
        <a
          download="candor-deletion-receipt.json"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(file)}`}
        >
          {message("ownData.receiptFile")}
        </a>
      </p>
      <p>
        <a href={addresses.verify}>{message("ownData.receiptVerify")}</a>
      </p>
    </section>
  );
}

/** The receipt is the server's own, so it can be shown without checking it. */
function rowsOf(file: string): Readonly<Record<string, number>> {
  return (JSON.parse(file) as { document: { rows: Record<string, number> } }).document.rows;
}
