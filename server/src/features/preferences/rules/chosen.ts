import type { Preference } from "@candor/contract/preferences/shapes";

interface Row {
  readonly kind: string;
  readonly channel: string;
  readonly wanted: number;
}

/** What somebody chose, or the default: mails are wanted, text messages and notifications aren't. */
export function isChosen(
  rows: readonly Row[],
  { kind, channel }: Pick<Preference, "kind" | "channel">,
): boolean {
  const row = rows.find((each) => each.kind === kind && each.channel === channel);
  return row === undefined ? channel === "email" : row.wanted === 1;
}
