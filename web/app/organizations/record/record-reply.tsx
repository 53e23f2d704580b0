import { message } from "@candor/contract/messages/message";
import type { PublicOrganization } from "@candor/contract/organizations/public-shapes";
import { useDates } from "../../wording/use-dates.ts";

/** An organization's reply to its record, in the size of the record's figures. */
export function RecordReply({ organization: { name, reply } }: { organization: PublicOrganization }) {
  const { dateText } = useDates();
  if (!reply) return null;
  return (
    <figure className="record-reply">
      <figcaption>
        {message("recordReply.by", { organization: name, date: dateText(reply.published) })}
      </figcaption>
      <blockquote className="record-statement as-typed">{reply.text}</blockquote>
    </figure>
  );
}
