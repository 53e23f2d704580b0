import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";

/** The link that leads on is the same in every case, so that it reveals nothing. */
export function LinkExpired({ detail }: { detail: string }) {
  return (
    <>
      <PageHead title={message("interview.linkExpired")} unlisted />
      <Statement title={message("interview.linkExpired")} body={detail}>
        <p>{message("interview.ifYours")}</p>
        <div className="actions">
          <ButtonLink to={addresses.applications()}>{message("screen.myApplications")}</ButtonLink>
        </div>
      </Statement>
    </>
  );
}
