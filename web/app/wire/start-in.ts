import { limits } from "@candor/contract/limits";

/** Where a page of a list begins, from its address: how many entries come before it. */
export function startIn({ searchParams }: URL, parameter = "from"): number {
  const asked = Number(/^\d+$/.exec(searchParams.get(parameter) ?? "")?.[0] ?? 0);
  return Math.min(asked, limits.searchFrom);
}
