import type { EarlierApplication } from "@candor/contract/applications/earlier";
import type { DuplicateFacts } from "../../jobs/rules/duplicate-facts.ts";
import { isRepost } from "../../jobs/rules/repost.ts";

/** A posting: the parts that show which role it is for. */
export interface Role {
  readonly organizationId: number;
  /** Shared by copies of one job. */
  readonly clusterId: number | null;
  readonly facts: DuplicateFacts;
}

/**
 * M-40. Whether two postings are for the same role: copies of each other, the same one reposted, or the same words from
 * another organization, as agencies do.
 */
export function sameRole(one: Role, other: Role): EarlierApplication["reason"] | undefined {
  if (one.clusterId !== null && one.clusterId === other.clusterId) return "copy";
  if (!isRepost(one.facts, other.facts)) return undefined;
  return one.organizationId === other.organizationId ? "again" : "agency";
}
