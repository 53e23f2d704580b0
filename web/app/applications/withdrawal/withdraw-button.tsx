import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { applicationAddresses } from "../../application-addresses.ts";
import { AskFirst } from "../../ui/dialogs/ask-first.tsx";

/** */
export function WithdrawButton({ application, busy }: { application: Application; busy: boolean }) {
  const { id, job } = application;
  return (
    <AskFirst
      label={message("applications.withdraw")}
      tone="quiet"
      page={applicationAddresses.withdraw(id)}
      question={{
        title: message("applications.withdrawTitle"),
        body: message("applications.withdrawBody", {
          organization: job.organization.name,
          title: job.title,
        }),
        confirmLabel: message("button.withdraw"),
        cancelLabel: message("button.keepApplication"),
      }}
      values={{ intent: "withdraw" }}
      busy={busy}
    />
  );
}
