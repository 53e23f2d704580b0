import { sourceAddress } from "./address.ts";

/** What the postings of a connected source have as theirs. Two organizations that connect one board don't meet. */
export function sourceName({ id, url }: { readonly id: number; readonly url: string }): string {
  return `${sourceAddress(url).label}#${id}`;
}

export function idInName(name: string): number | undefined {
  const id = /#(\d{1,15})$/.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
}
