import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

/** Who posts it, and who for. */
export function OrganizationNames({ posting: { organization, client } }: { posting: JobDocument }) {
  return (
    <>
      <a href={addresses.openBooks(organization)}>
        <bdi>{organization.name}</bdi>
      </a>
      {client && (
        <>
          {" "}
          {message("job.for")}{" "}
          <a href={addresses.openBooks(client)}>
            <bdi>{client.name}</bdi>
          </a>
        </>
      )}
    </>
  );
}
