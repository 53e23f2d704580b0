import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { applicationAddresses } from "../../application-addresses.ts";
import { ownReceipts, signedIn } from "../../receipts/read-receipts.ts";
import { ReceiptPaper } from "../../receipts/receipt-paper.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";

export const handle: PageHandle = { section: "applications", requiresAuth: true, hydrate: false };

export async function loader(args: LoaderFunctionArgs) {
  const [latest, ...earlier] = await ownReceipts(args);
  const { publicUrl } = args.context.get(pageContext);
  return {
    id: args.params["id"] ?? "",
    // There is at least one.
    signed: signedIn(latest!),
    earlier: earlier.map(({ issuedAt }) => issuedAt),
    verifyAddress: `${publicUrl}${addresses.verify}`,
  };
}

/** M-04: what was sent, to read and print, and the file that proves it. */
export default function Receipt() {
  const { id, signed, verifyAddress, earlier } = useLoaderData<typeof loader>();
  const { posting, issuer } = signed.document;
  const { title, organization } = posting;
  return (
    <article className="receipt-page">
      <PageHead title={message("receipt.pageTitle", { title, organization })} unlisted />
      <p className="application-up">
        <a href={addresses.application(id)}>{message("job.titleAt", { title, organization })}</a>
      </p>
      <h1>{message("receipt.title")}</h1>
      <p className="lead">{message("receipt.lead", { organization, issuer })}</p>
      <div className="actions">
        <ButtonLink to={applicationAddresses.receiptFile(id, earlier.length + 1)}>
          {message("receipt.download")}
        </ButtonLink>
        <ButtonLink to={addresses.verify} tone="quiet">
          {message("receipt.verify")}
        </ButtonLink>
      </div>
      <ReceiptPaper signed={signed} />
      <p className="receipt-note">{message("receipt.howToVerify", { address: verifyAddress })}</p>
      <Earlier id={id} issued={earlier} />
    </article>
  );
}

/** What was sent before an edit is as genuine as what was sent after it. */
function Earlier({ id, issued }: { id: string; issued: readonly string[] }) {
  const { momentText } = useDates();
  if (issued.length === 0) return null;
  return (
    <section className="receipt-earlier">
      <h2>{message("receipt.earlier")}</h2>
      <ul>
        {issued.map((issuedAt, at) => (
          <li key={issuedAt}>
            <a href={applicationAddresses.receiptFile(id, issued.length - at)}>
              {message("receipt.earlierOne", { when: momentText(issuedAt) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
