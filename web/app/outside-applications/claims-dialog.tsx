import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { PageDialog } from "../ui/dialogs/page-dialog.tsx";
import { counted } from "../wording/counted.ts";
import type { Claimed } from "./claimed.ts";

interface ClaimsDialogProps extends Claimed {
  readonly onClose: () => void;
}

/** what this browser made is now in the account, all of it or some. */
export default function ClaimsDialog({ claimed, total, onClose }: ClaimsDialogProps) {
  const body =
    claimed === total ? counted("claims.success", claimed) : message("claims.partial", { claimed, total });
  return (
    <PageDialog title={message("claims.title")} body={body} onCancel={onClose}>
      <div className="actions">
        <ButtonLink to={addresses.elsewhere}>{message("outside.claimsSee")}</ButtonLink>
        <Button type="button" tone="quiet" onClick={onClose}>
          {message("outside.claimsClose")}
        </Button>
      </div>
    </PageDialog>
  );
}
