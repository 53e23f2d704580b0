import { message } from "@candor/contract/messages/message";
import { expect, it } from "vitest";
import { noticeAction } from "../../app/site-notice/notice-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

const typed = { text: "Read-only on Sunday.", kind: "warning", reason: "The database moves.", zone: "UTC" };

it.each([
  ["publish", typed, { typed }],
  ["take-down", { "removal-reason": "It is over." }, { reason: "It is over." }],
])(
  "what was typed to %s a notice that another administrator changed comes back",
  async (intent, fields, kept) => {
    const bodies: unknown[] = [];
    const detail = message("problem.noticeChanged");
    const refused = { ok: false, problem: { status: 409, code: "notice-changed", detail } };
    const call = async (_route: unknown, { body }: { body: unknown }) => {
      bodies.push(body);
      return refused;
    };
    const form = { intent, seen: "7", ...fields };
    const answer = await noticeAction(argsFor(aPage({ signedIn: true, call }), "/admin/notice", { form }));
    expect(bodies).toMatchObject([{ seen: "7" }]);
    expect(answer).toMatchObject({ data: { intent, trouble: detail, ...kept }, init: { status: 422 } });
  },
);
