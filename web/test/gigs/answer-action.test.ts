import { readOrganizationGig } from "@candor/contract/gigs/routes";
import { expect, it } from "vitest";
import { answerAction } from "../../app/gigs/answer-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

/** Accepts a proposal with a note, if the call is answered this way. The gig is there. */
function accept(id: string, answered: object) {
  const page = aPage({
    signedIn: true,
    call: async (route: unknown) => (route === readOrganizationGig ? { ok: true } : answered),
  });
  const form = { intent: "accepted", id, [`note-${id}`]: "Dear Ben" };
  return answerAction(argsFor(page, "/my-gigs/%E2%82%AC", { form, params: { id: "€" } }));
}

it.each(["7", "x\nset-cookie: a=b", "€", "../../admin"])(
  "R-79 an answer to a proposal leads back to its page: %j",
  async (id) => {
    const answer = await accept(id, { ok: true });
    expect(answer).toBeInstanceOf(Response);
    const location = (answer as Response).headers.get("location");
    expect(location).toBe(`/my-gigs/%E2%82%AC#proposal-${encodeURIComponent(id)}`);
  },
);

it.each([
  { status: 404, code: "not-found" },
  { status: 409, code: "proposal-final" },
])(
  "R-79 an answer that came after a withdrawal or a colleague's answer is refused, with its note: %o",
  async (problem) => {
    const trouble = "This proposal has already been answered or withdrawn.";
    expect(await accept("7", { ok: false, problem })).toMatchObject({
      data: { id: "7", note: "Dear Ben", trouble },
      init: { status: 409 },
    });
  },
);

it.each([
  ["accept", "accepted"],
  ["decline", "declined"],
])("R-79 the page asks before it sends the answer: %s", async (intent, asked) => {
  const form = { intent, id: "7", "note-7": "Dear Ben" };
  // A call would reject.
  const answer = await answerAction(argsFor(aPage({ signedIn: true }), "/my-gigs/3", { form }));
  expect(answer).toMatchObject({ data: { id: "7", note: "Dear Ben", asked } });
});
