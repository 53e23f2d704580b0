import { message } from "@candor/contract/messages/message";
import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { Link } from "react-router";
import { addresses, type OpenedFrom } from "../../addresses.ts";
import { numberText } from "../../wording/counted.ts";

interface BetweenApplicationsProps {
  readonly place: OrganizationApplicationDetails["place"];
  readonly from: OpenedFrom;
}

/** Links to the neighbors of an application in the list that it was opened from, if it has any. */
export function BetweenApplications({ place, from }: BetweenApplicationsProps) {
  const { position, total, previous, next } = place;
  if (total <= 1) return null;
  const to = (id: string) => addresses.organizationApplication(id, from);
  return (
    <nav className="between" aria-label={message("organization.between")}>
      {previous !== undefined && (
        <Link rel="prev" to={to(previous)} data-keys="k">
          {message("organization.previous")}
        </Link>
      )}
      <p>{message("organization.place", { position: numberText(position), total: numberText(total) })}</p>
      {next !== undefined && (
        <Link rel="next" to={to(next)} data-keys="j">
          {message("organization.next")}
        </Link>
      )}
    </nav>
  );
}
