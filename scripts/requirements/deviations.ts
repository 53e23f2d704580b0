interface Deviation {
  /** What was decided instead. */
  readonly what: string;
  /** The decision's file in `docs/adr`. */
  readonly adr: string;
}

const mailedLinks = "029-mailed-links-that-sign-in.md";
const socket = "045-calls-through-one-socket.md";
const browsersSide = "033-the-browsers-side-of-a-session.md";
const provisional = "034-provisional-sessions.md";

/** Requirements that are met in another way than they are written. */
export const deviations: Readonly<Record<string, Deviation>> = {
  "A-15": {
    adr: "076-partner-applies.md",
    what: "the dialog opens on the first page with scripts, which home is not",
  },
  "C-01": { adr: socket, what: "what a page reports as it is left carries no token" },
  "C-03": { adr: socket, what: "`/env` is asked without the campaign: its answer is kept for every page" },
  "N-14": { adr: mailedLinks, what: "a link signs in after a form is sent, by a click in another browser" },
  "S-02": { adr: provisional, what: "a provisional session has a cookie of its own beside the main one" },
  "S-07": { adr: browsersSide, what: "a refused renewal is told; the page's loader says who is signed in" },
  "S-12": {
    adr: provisional,
    what: "signing out ends the provisional session whose cookie the browser sends",
  },
  "S-14": { adr: browsersSide, what: "the page's loader leads to signing in; no timer checks again" },
  "S-23": {
    adr: "035-moving-an-application.md",
    what: "only a mail about an application leads to the offer",
  },
  "V-33": {
    adr: "064-alerts-read-new-postings-once.md",
    what: "an alert may have another criterion instead of a query, such as a followed organization",
  },
  "X-02": { adr: mailedLinks, what: "a link that signs nobody in says so, and ends nobody's session" },
};
