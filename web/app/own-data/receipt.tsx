import { message } from "@candor/contract/messages/message";
import { listReceiptKeys } from "@candor/contract/own-data/routes";

/** A signed receipt: what it says, and the text that a program verifies. */
export function Receipt({ jws }: { jws: string }) {
  return (
    <section className="receipt" aria-labelledby="receipt">
      <h2 id="receipt">{message("ownData.receipt")}</h2>
      <dl>
        {Object.entries(rowsOf(jws)).map(([table, count]) => (
          <div key={table}>
            <dt>{table.replaceAll("_", " ")}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <pre>
        <code>{jws}</code>
      </pre>
      <p>
        <a href={listReceiptKeys.path}>{message("ownData.receiptKeys")}</a>
      </p>
    </section>
  );
}

/** The receipt is the server's own, so that it need not be checked to be shown. */
function rowsOf(jws: string): Readonly<Record<string, number>> {
  const [, payload = ""] = jws.split(".");
  const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  return (JSON.parse(text) as { rows: Record<string, number> }).rows;
}
