import type { OrganizationGig } from "@candor/contract/gigs/shapes";
import { message } from "@candor/contract/messages/message";
import { gigAddresses } from "../gig-addresses.ts";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import { gigBudgetText } from "./gig-facts.tsx";

/** The gigs of one's organizations, with what they owe. */
export function OrganizationGigs({ gigs }: { gigs: readonly OrganizationGig[] }) {
  const { dateText } = useDates();
  if (gigs.length === 0) return <p>{message("myGigs.noGigs")}</p>;
  return (
    <ul className="gig-proposals">
      {gigs.map((gig) => (
        <li key={gig.id}>
          <h3>
            <a href={gigAddresses.ownGig(gig.id)}>
              <bdi>{gig.title}</bdi>
            </a>
          </h3>
          <p>
            {gig.waiting === 0 ? (
              message("myGigs.noneWaits")
            ) : (
              <strong>{counted("myGigs.waiting", gig.waiting)}</strong>
            )}
            . {gig.nextAnswerBy && `${message("myGigs.next", { date: dateText(gig.nextAnswerBy) })}.`}
          </p>
          <p className="field-hint">
            <bdi>{gig.organization.name}</bdi>. {gigBudgetText(gig)}.{" "}
            {gig.closedAt
              ? message("gig.closed", { date: dateText(gig.closedAt) })
              : message("gig.postedOn", { date: dateText(gig.posted) })}
            .
          </p>
        </li>
      ))}
    </ul>
  );
}
