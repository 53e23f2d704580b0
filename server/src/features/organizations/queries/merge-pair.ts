import { countRows } from "../../../platform/database/count-rows.ts";
import type { Reader } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { ownersOf } from "./members.ts";
import { hasNames, hasWaitingClaims, type Meant, organizationMeant } from "./merges.ts";

export interface MergeNames {
  readonly from: string;
  readonly into: string;
}

export interface MergePair {
  readonly from: Meant;
  readonly into: Meant;
}

/** The two organizations of a merge, or why it can't be. A chain of merges couldn't be undone one by one. */
export async function mergePair(read: Reader, names: MergeNames): Promise<MergePair> {
  const into = (await organizationMeant(read, names.into)) ?? refuse("/into", "validation.mergeUnknown");
  const from = (await organizationMeant(read, names.from)) ?? refuse("/from", "validation.mergeUnknown");
  if (from.id === into.id) refuse("/from", "validation.mergeSame");
  if (from.mergedIntoId !== null) refuse("/from", "validation.mergeNames");
  if (into.mergedIntoId !== null) refuse("/into", "validation.mergeNames");
  if (await hasNames(read, from.id)) refuse("/from", "validation.mergeNames");
  if (await hasWaitingClaims(read, from.id)) refuse("/from", "validation.mergeClaims");
  if (from.claimed === 1 && into.claimed === 0) refuse("/into", "validation.mergeUnclaimed");
  return { from, into };
}

type Fault = "Unknown" | "Same" | "Names" | "Claims" | "Unclaimed";

function refuse(path: "/from" | "/into", key: `validation.merge${Fault}`): never {
  throw new Problem("invalid-request", { fields: [{ path, key }] });
}

/** What a merge would move, and how many owners it would mail. */
export async function foreseenMerge(read: Reader, names: MergeNames) {
  const { from, into } = await mergePair(read, names);
  const count = (table: "posting" | "application" | "membership" | "lead") =>
    countRows(read.selectFrom(table).where("organization_id", "=", from.id));
  const [postings, applications, members, leads, owners] = await Promise.all([
    count("posting"),
    count("application"),
    count("membership"),
    count("lead"),
    ownersOf(read, from.id),
  ]);
  return {
    from: named(from),
    into: named(into),
    postings,
    applications,
    members,
    leads,
    owners: owners.length,
  };
}

function named({ name, slug }: Meant) {
  return { name, slug };
}
