import type { DrillName } from "@candor/contract/drills/names";
import { addresses } from "../addresses.ts";

/** What a press does: start a drill, really end the session, or end the drill. */
export type Press = DrillName | "sessionEnd" | "end";

interface Sight {
  readonly at: string;
  /** As a whole page: what a page does when it starts. */
  readonly reloads?: true;
}

const search = addresses.search(new URLSearchParams({ query: "lemur keeper" }));
const here = { at: addresses.chaosLemur };
const hereAnew = { at: addresses.chaosLemur, reloads: true } as const;
const waiting = new URLSearchParams({ email: "lemur@candor.test" });

/** Where what was pressed is seen. */
export const sights: Readonly<Record<Press, Sight>> = {
  slow: { at: search },
  networkLoss: { at: search },
  serverError: { at: search },
  // Nobody else opens it: pages that strangers saw a moment ago are sent again without a call.
  unavailable: { at: addresses.news(1) },
  socketDrop: here,
  sessionRefused: hereAnew,
  sessionRefusedSilently: hereAnew,
  unreadableToken: hereAnew,
  unreadProfile: here,
  emptyProfile: hereAnew,
  noAddress: hereAnew,
  noPosition: { at: search, reloads: true },
  noMail: { at: addresses.login("code", waiting) },
  noWithdrawal: { at: addresses.applications() },
  sessionEnd: { at: addresses.account() },
  end: here,
};
