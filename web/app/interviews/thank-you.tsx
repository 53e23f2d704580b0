import type { Interview } from "@candor/contract/interviews/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { applicationAddresses } from "../application-addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";

/** Only the applicant sees the answers, on a page of their own. */
export function ThankYou({ interview, applicationId }: { interview: Interview; applicationId: string }) {
  const { dateText } = useDates();
  const { pro, organization, hosted, sent } = interview;
  const values = { pro: pro ?? organization.name, organization: organization.name };
  return (
    <div className="interview-thanks">
      <p className="lead" role="status">
        {message(hosted ? "interview.thankYou" : "interview.thankYouUnclaimed", values)}
      </p>
      {sent !== undefined && <p>{message("interview.sentOn", { date: dateText(sent) })}</p>}
      <p>{message("interview.yours")}</p>
      <div className="actions">
        <ButtonLink to={applicationAddresses.ownInterview(applicationId)}>
          {message("interview.toYours")}
        </ButtonLink>
        <ButtonLink to={addresses.application(applicationId)} tone="quiet">
          {message("interview.toApplication")}
        </ButtonLink>
      </div>
    </div>
  );
}
