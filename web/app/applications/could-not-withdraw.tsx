import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

interface CouldNotWithdrawProps {
  readonly job: Application["job"];
  readonly pro: string | undefined;
}

/** Stays until the page is left: there is something to be done about it. */
export function CouldNotWithdraw({ job, pro }: CouldNotWithdrawProps) {
  const name = pro ?? job.organization.name;
  return (
    <div className="form-errors" role="alert">
      <p>{message("applications.couldNotWithdraw")}</p>
      <p>
        {message("applications.couldNotWithdrawBody", { pro: name })}{" "}
        <a href={addresses.details(job)}>{message("applications.contactPro", { pro: name })}</a>
      </p>
    </div>
  );
}
