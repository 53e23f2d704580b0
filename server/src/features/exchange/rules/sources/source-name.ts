import { sourceAddress } from "./address.ts";

/** The source name of a connected source's postings. Two organizations that connect the same board stay apart. */
export function sourceName({ id, url }: { readonly id: number; readonly url: string }): string {
  return `${sourceAddress(url).label}#${id}`;
}

export function idInName(name: string): number | undefined {
  const id = /#(\d{1,15})$/.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
}
