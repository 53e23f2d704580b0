import type { JobDetails, JobDocument } from "@candor/contract/jobs/shapes";

/** A posting that the operator took down: what it was called, and nothing that a reader could fall for. */
export function withheldDetails(details: JobDetails): JobDetails {
  const { life, closedAt, hosted, withheldAt } = details;
  return {
    ...withheldDocument(details),
    status: "closed",
    ...(life && { life }),
    description: "",
    places: [],
    languages: [],
    stated: [],
    ...(closedAt !== undefined && { closedAt }),
    hosted,
    alsoAt: [],
    ...(withheldAt !== undefined && { withheldAt }),
  };
}

/** The same posting as an entry of a list. */
export function withheldDocument({
  id,
  title,
  organization: { id: organizationId, name, slug },
  client,
  remote,
  postedAt,
  firstSeenAt,
}: JobDocument): JobDocument {
  return {
    id,
    title,
    organization: { id: organizationId, name, slug },
    ...(client && { client }),
    address: {},
    skills: [],
    remote: { kind: remote.kind },
    postedAt,
    firstSeenAt,
  };
}
