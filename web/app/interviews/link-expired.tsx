import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Statement } from "../ui/statement.tsx";
import { Unsent } from "../ui/unsent.tsx";

interface LinkExpiredProps {
  readonly detail: string;
  /** An answer that was typed before. */
  readonly unsent: string | undefined;
}

/** The link that leads on is the same in every case, so that it reveals nothing. */
export function LinkExpired({ detail, unsent }: LinkExpiredProps) {
  return (
    <>
      <PageHead title={message("interview.linkExpired")} unlisted />
      <Statement title={message("interview.linkExpired")} body={detail}>
        {unsent !== undefined && <Unsent text={unsent} />}
        <p>{message("interview.ifYours")}</p>
        <div className="actions">
          <ButtonLink to={addresses.applications()}>{message("screen.myApplications")}</ButtonLink>
        </div>
      </Statement>
    </>
  );
}
