import { message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { noticeAction } from "../../app/site-notice/notice-action.ts";
import { pageContext } from "../../app/wire/page-context.ts";

const typed = { text: "Read-only on Sunday.", kind: "warning", reason: "The database moves.", zone: "UTC" };

it.each([
  ["publish", typed, { typed }],
  ["take-down", { "removal-reason": "It is over." }, { reason: "It is over." }],
])(
  "what was typed to %s a notice that another administrator changed comes back",
  async (intent, fields, kept) => {
    const url = new URL("http://candor.test/admin/notice");
    const context = new RouterContextProvider();
    const bodies: unknown[] = [];
    const detail = message("problem.noticeChanged");
    const refused = { ok: false, problem: { status: 409, code: "notice-changed", detail } };
    const call = async (_route: unknown, { body }: { body: unknown }) => {
      bodies.push(body);
      return refused;
    };
    context.set(pageContext, { signedIn: true, call } as never);
    const body = new URLSearchParams({ intent, seen: "7", ...fields });
    const request = new Request(url, { method: "POST", body });
    const answer = await noticeAction({
      request,
      url,
      params: {},
      pattern: "/admin/notice",
      context,
    } satisfies ActionFunctionArgs);
    expect(bodies).toMatchObject([{ seen: "7" }]);
    expect(answer).toMatchObject({ data: { intent, trouble: detail, ...kept }, init: { status: 422 } });
  },
);
