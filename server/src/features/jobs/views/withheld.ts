import type { JobDetails } from "@candor/contract/jobs/shapes";

/** A posting that the operator took down: what it was called, and nothing that a reader could fall for. */
export function withheldDetails({
  id,
  title,
  organization: { id: organizationId, name, slug },
  client,
  remote,
  postedAt,
  firstSeenAt,
  life,
  closedAt,
  hosted,
  withheldAt,
}: JobDetails): JobDetails {
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
