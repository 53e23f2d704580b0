import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

/** Offered after something was sent, next to it and not as part of it. */
export function SelfIdentificationOffer() {
  return (
    <section className="self-identification" aria-labelledby="self-identification">
      <h2 id="self-identification">{message("selfId.offer")}</h2>
      <p>{message("selfId.offerLead")}</p>
      <p>
        <a href={addresses.selfIdentification}>{message("selfId.offerLink")}</a>
      </p>
    </section>
  );
}
