import type { OwnGigProposal } from "@candor/contract/gigs/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { OwnProposal } from "../../app/gigs/own-proposal.tsx";
import GigPage from "../../app/routes/gigs/gig.tsx";
import OwnGig from "../../app/routes/gigs/own-gig.tsx";

const gig = {
  id: "3",
  title: "Paint a lighthouse",
  description: "White.",
  organization: { name: "Harbor Trust", slug: "harbor-trust" },
  budget: { kind: "hourly", from: 50, to: 60 },
  skills: [],
  posted: "2026-11-03T15:00:00.000Z",
  answerBusinessDays: 5,
  closedAt: "2026-11-04T15:00:00.000Z",
};

function shown(Component: () => React.ReactNode, page: object, refused?: object): string {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component }]);
  const loaderData = { root: {}, page: { gig, now: 0, ...page } };
  const hydrationData = { loaderData, ...(refused && { actionData: { page: refused } }) };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}

it("R-79 a proposal that came after the gig closed is given back, and says why", () => {
  const standing = { obstacle: "gig-closed" };
  const refused = { errors: {}, trouble: "It is closed.", written: { message: "I paint." } };
  const page = shown(GigPage, { standing }, refused);
  expect(page).toContain("It is closed.");
  expect(page).toContain(">I paint.</blockquote>");
  expect(shown(GigPage, { standing })).not.toContain("blockquote");
});

it("R-79 an answer to a proposal that is gone is given back, and one that waits stays in its form", () => {
  const refused = { errors: {}, trouble: "It was withdrawn.", id: "7", note: "Dear Ben" };
  const waiting = { id: "7", name: "Ben", message: "I paint.", state: "sent", amount: 55, budget: "hourly" };
  const dates = { sent: gig.posted, answerBy: gig.closedAt };
  expect(shown(OwnGig, { proposals: [], mayAnswer: true }, refused)).toContain(">Dear Ben</blockquote>");
  const form = shown(OwnGig, { proposals: [{ ...waiting, ...dates }], mayAnswer: true }, refused);
  expect(form).not.toContain("Dear Ben</blockquote>");
  expect(form).toMatch(/<textarea[^>]*>Dear Ben<\/textarea>/);
});

it("R-79 a proposal is withdrawn only after its sender has read that there is no second one", () => {
  const { organization, posted: sent, closedAt: answerBy } = gig;
  const proposal: OwnGigProposal = {
    id: "7",
    message: "I paint.",
    state: "sent",
    budget: "hourly",
    amount: 55,
    sent,
    answerBy,
    gig: { id: gig.id, title: gig.title, isOpen: true },
    organization: { id: "1", ...organization },
  };
  const page = shown(() => h(OwnProposal, { proposal }), {});
  const folded = /<details[^>]*><summary>Withdraw the proposal<\/summary>(.*?)<\/details>/.exec(page)?.[1];
  expect(folded).toContain("you can&#x27;t send another one for this gig");
  expect(folded).toContain("<button");
  expect(page.split("<button")).toHaveLength(2);
});

it("R-79 a gig is closed only after reading that it can't be opened again, and how many wait", () => {
  const { closedAt: answerBy, ...open } = gig;
  const waiting = { id: "7", name: "Ben", message: "I paint.", state: "sent", amount: 55, budget: "hourly" };
  const proposals = [{ ...waiting, sent: gig.posted, answerBy }];
  const page = shown(OwnGig, { gig: open, proposals, mayAnswer: true });
  expect(page).toMatch(
    /<details.*you can&#x27;t open it again.*1 proposal is waiting.*value="close".*<\/details>/s,
  );
});
