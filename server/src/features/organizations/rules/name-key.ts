import { asSeen } from "@candor/contract/organizations/name";

/** PostgreSQL refuses a NUL, even to compare. */
// oxlint-disable-next-line no-control-regex -- It is what must not get through.
const gaps = /[\s\0]+/g;

/** Spellings that differ only in case, spaces and what nobody sees name the same organization. */
export function nameKey(name: string): string {
  return asSeen(name).replaceAll(gaps, " ").trim().toLowerCase();
}
