import { withParameters } from "./with-parameters.ts";

/** The part of `addresses` about gigs that no other page leads to. */
export const gigAddresses = {
  /** The list with these filters. */
  filtered: (filters: Readonly<Record<string, string>>) =>
    withParameters("/gigs", new URLSearchParams(filters)),
  gig: (id: string) => `/gigs/${id}`,
  newGig: "/my-gigs/new",
  /** A gig as its organization sees it. */
  ownGig: (id: string) => `/my-gigs/${id}`,
  editGig: (id: string) => `/my-gigs/${id}/edit`,
  ownProposal: (id: string) => `/my-gigs#proposal-${id}`,
} as const;
