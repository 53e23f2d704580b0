import { message } from "@candor/contract/messages/message";
import type { SiteNotice as Shown } from "@candor/contract/site-notice/shapes";
import { useFetcher } from "react-router";
import { addresses } from "../addresses.ts";
import { Icon } from "../ui/icon.tsx";
import { ReturnAddress } from "./return-address.tsx";

/** What the operator tells everybody. An information can be dismissed, with scripts and without. */
export default function SiteNotice({ id, kind, text, link }: Shown) {
  // No navigation: forms with unsaved text would ask about it.
  const { Form } = useFetcher();
  const isWarning = kind === "warning";
  return (
    <aside className={`site-notice site-notice-${kind}`} aria-label={message("siteNotice.label")}>
      <Icon name={kind} />
      <p>
        {isWarning && <strong>{message("siteNotice.warning")} </strong>}
        {text} {link !== undefined && <a href={link}>{message("button.details")}</a>}
      </p>
      {!isWarning && (
        <Form method="post" action={addresses.dismissNotice} preventScrollReset>
          <ReturnAddress />
          <button name="notice" value={id}>
            {message("button.dismiss")}
          </button>
        </Form>
      )}
    </aside>
  );
}
