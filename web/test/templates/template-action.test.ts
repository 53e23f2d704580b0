import { expect, it } from "vitest";
import { templateAction } from "../../app/templates/template-action.ts";
import { aPage, argsFor } from "../harness/a-page.ts";

const page = "/organization/pier/templates";

it.each([
  [page, `${page}?notice=template-removed`],
  [`${page}?change=3`, `${page}?notice=template-removed`],
  [`${page}?change=4`, `${page}?change=4&notice=template-removed`],
])(
  "a template that is removed on %s leads to %s: another one that is being changed stays",
  async (at, to) => {
    const call = async () => ({ ok: true, answer: undefined });
    const form = { intent: "remove", id: "3" };
    const args = argsFor(aPage({ signedIn: true, call }), at, { form, params: { slug: "pier" } });
    const answer = await templateAction(args);
    expect((answer as Response).headers.get("location")).toBe(to);
  },
);
