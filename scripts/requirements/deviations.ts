interface Deviation {
  /** What was decided instead. */
  readonly what: string;
  /** The decision's file in `docs/adr`. */
  readonly adr: string;
}

const mailedLinks = "029-mailed-links-that-sign-in.md";
const browsersSide = "033-the-browsers-side-of-a-session.md";
const provisional = "034-provisional-sessions.md";

/** Requirements that are met in another way than they are written. */
export const deviations: Readonly<Record<string, Deviation>> = {
  "N-14": { adr: mailedLinks, what: "a link signs in after a form is sent, by a click in another browser" },
  "S-02": { adr: provisional, what: "a provisional session has a cookie of its own beside the main one" },
  "S-12": {
    adr: provisional,
    what: "signing out ends the provisional session whose cookie the browser sends",
  },
  "S-14": { adr: browsersSide, what: "the page's loader leads to signing in; no timer checks again" },
  "S-23": {
    adr: "035-moving-an-application.md",
    what: "only a mail about an application leads to the offer",
  },
  "X-02": { adr: mailedLinks, what: "a link that signs nobody in says so, and ends nobody's session" },
};
