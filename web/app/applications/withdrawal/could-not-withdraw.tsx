import type { Application, ApplicationDetails } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../../addresses.ts";

interface CouldNotWithdrawProps {
  readonly job: Application["job"];
  readonly pro: ApplicationDetails["pro"];
}

/** Stays until the person leaves the page, and links to the Pro. */
export function CouldNotWithdraw({ job, pro }: CouldNotWithdrawProps) {
  const name = pro?.name ?? job.organization.name;
  return (
    <div className="form-errors" role="alert">
      <p>{message("applications.couldNotWithdraw")}</p>
      <p>
        {message("applications.couldNotWithdrawBody", { pro: name })}{" "}
        <a href={pro ? addresses.pro(pro) : addresses.details(job)}>
          {message("applications.contactPro", { pro: name })}
        </a>
      </p>
    </div>
  );
}
