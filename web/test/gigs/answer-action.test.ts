import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { answerAction } from "../../app/gigs/answer-action.ts";
import { pageContext } from "../../app/wire/page-context.ts";

it.each(["7", "x\nset-cookie: a=b", "€", "../../admin"])(
  "R-79 an answer to a proposal that isn't there leads back to its page: %j",
  async (id) => {
    const url = new URL("http://candor.test/my-gigs/%E2%82%AC");
    const context = new RouterContextProvider();
    const absent = { ok: false, problem: { status: 404, code: "not-found" } };
    context.set(pageContext, { signedIn: true, call: async () => absent } as never);
    const body = new URLSearchParams({ intent: "accepted", id });
    const request = new Request(url, { method: "POST", body });
    const answer = await answerAction({
      request,
      url,
      params: { id: "€" },
      pattern: "/my-gigs/:id",
      context,
    } satisfies ActionFunctionArgs);
    expect(answer).toBeInstanceOf(Response);
    const location = (answer as Response).headers.get("location");
    expect(location).toBe(`/my-gigs/%E2%82%AC#proposal-${encodeURIComponent(id)}`);
  },
);
