import { localAddress } from "@candor/contract/local-address";
import { applicationLists } from "@candor/contract/values";
import type { OpenedFrom } from "../../addresses.ts";
import { filtersIn } from "../../pipeline/filters-in.ts";

export interface FromReview {
  /** The address of the review that a mark is changed from. */
  readonly review?: string;
}

/** How a Pro came to an application, from its address. */
export function openedFrom(parameters: URLSearchParams): OpenedFrom & FromReview {
  const list = applicationLists.find((one) => one === parameters.get("list"));
  const review = localAddress(parameters.get("review"));
  return {
    ...(list && { list }),
    filters: filtersIn(parameters),
    answering: parameters.has("answering"),
    declining: parameters.has("declining"),
    ...(review !== undefined && { review }),
  };
}
