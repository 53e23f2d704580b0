import type { OwnInterview } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import { applicationAddresses } from "../application-addresses.ts";
import { OwnState } from "./own-state.tsx";

interface OwnNoteProps {
  readonly own: OwnInterview;
  readonly id: string;
  readonly organization: string;
}

/** The interview, on the page of its application. */
export function OwnNote({ own, id, organization }: OwnNoteProps) {
  if (own.state === "closed") return null;
  return (
    <section className="own-interview" aria-labelledby="interview">
      <h2 id="interview">{message("screen.instantInterview")}</h2>
      <OwnState own={own} organization={organization} />
      {own.state === "sent" && (
        <p>
          <a href={applicationAddresses.ownInterview(id)}>{message("interview.toYours")}</a>
        </p>
      )}
    </section>
  );
}
