import { type MessageKey, message } from "@candor/contract/messages/message";
import type { ApplicationReceipt } from "@candor/contract/receipts/shapes";
import type { SignedDocument } from "@candor/contract/receipts/signed-document";
import { Icon } from "../ui/icon.tsx";
import { useDates } from "../wording/use-dates.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import type { Finding } from "./verdict-on.ts";

const texts = {
  genuine: ["verify.genuine", "verify.genuineBody"],
  changed: ["verify.changed", "verify.changedBody"],
  "other-key": ["verify.otherKey", "verify.otherKeyBody"],
  "no-receipt": ["verify.noReceipt", "verify.noReceiptBody"],
  unable: ["verify.unable", "verify.unableBody"],
} as const satisfies Record<Finding["state"], readonly [MessageKey, MessageKey]>;

/** The finding about a file; for a genuine one, everything that it says. */
export function VerdictPart({ verdict, issuer }: { verdict: Finding; issuer: string }) {
  const { momentText } = useDates();
  const signed = verdict.state === "genuine" ? verdict.signed : undefined;
  const when = signed ? momentText(signed.signature.signedAt) : "";
  const [title, body] = texts[verdict.state];
  return (
    <section className="verdict" data-state={verdict.state}>
      <h2>
        <Icon name={signed ? "success" : "error"} /> {message(title, { issuer })}
      </h2>
      <p>{message(body, { issuer, when })}</p>
      {signed && <Contents signed={signed} />}
    </section>
  );
}

/** Other documents signed with the same keys are shown as they are. */
function Contents({ signed }: { signed: SignedDocument }) {
  if (isReceipt(signed)) return <ReceiptPaper signed={signed} />;
  return <pre className="verdict-document">{JSON.stringify(signed.document, null, 2)}</pre>;
}

/** The signature is ours, so the kind can be trusted. */
function isReceipt(signed: SignedDocument): signed is SignedDocument<ApplicationReceipt> {
  const { kind } = signed.document as Partial<ApplicationReceipt>;
  return kind === "application-receipt";
}
