import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { useState } from "react";
import { useSubmit } from "react-router";
import { applicationAddresses } from "../../application-addresses.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** A-03, N-25: asks in a dialog; without scripts it links to a page with the same question. */
export function WithdrawButton({ application, busy }: { application: Application; busy: boolean }) {
  const [asking, setAsking] = useState(false);
  const submit = useSubmit();
  const { id, job } = application;
  const page = applicationAddresses.withdraw(id);
  return (
    <>
      <a
        className="button button-quiet"
        href={page}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        {message("applications.withdraw")}
      </a>
      {asking && (
        <ConfirmDialog
          title={message("applications.withdrawTitle")}
          body={message("applications.withdrawBody", {
            organization: job.organization.name,
            title: job.title,
          })}
          confirmLabel={message("button.withdraw")}
          cancelLabel={message("button.keepApplication")}
          tone="danger"
          busy={busy}
          onConfirm={() => {
            setAsking(false);
            void submit({ intent: "withdraw" }, { method: "post" });
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
