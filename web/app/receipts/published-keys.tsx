import { message } from "@candor/contract/messages/message";
import type { PublishedKey } from "@candor/contract/receipts/signed-document";
import { useDates } from "../wording/use-dates.ts";

/** To write down, or to compare with an earlier copy. */
export function PublishedKeys({ keys }: { keys: readonly PublishedKey[] }) {
  const { dateText } = useDates();
  return (
    <section className="published-keys">
      <h2>{message("verify.keys")}</h2>
      <p>{message(keys.length === 0 ? "verify.noKeys" : "verify.keysBody")}</p>
      <ul>
        {keys.map(({ id, publicKey, from, until }) => (
          <li key={id}>
            <code>{publicKey}</code>{" "}
            <span>
              {until === undefined
                ? message("verify.keyFrom", { from: dateText(from) })
                : message("verify.keyFromUntil", { from: dateText(from), until: dateText(until) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
