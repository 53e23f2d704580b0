import type { SiteNotice as Shown } from "@candor/contract/site-notice/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { copyOf } from "../../app/offline/copy.ts";
import { action } from "../../app/routes/shell/dismiss-notice.tsx";
import SiteNotice from "../../app/shell/site-notice.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const text = "Read-only on Sunday <02:00>.";

function shown(notice: Partial<Shown> = {}): string {
  const Component = () => h(SiteNotice, { id: "7", kind: "information", text, ...notice });
  const Stub = createRoutesStub([{ path: "*", Component }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/search?query=nurse"] }));
}

describe("the site notice", () => {
  it("that informs is dismissed by a form that leads back to its page", () => {
    expect(shown()).toContain('action="/notice"');
    expect(shown()).toContain('name="from" value="/search?query=nurse"');
    expect(shown()).toMatch(/<button(?=[^>]* name="notice")[^>]* value="7"/);
  });

  it("that warns says so, and can't be dismissed", () => {
    expect(shown({ kind: "warning" })).toContain("<strong>Warning: </strong>");
    expect(shown({ kind: "warning" })).not.toContain("<form");
  });

  it("is plain text, with a link if it has one", () => {
    expect(shown()).toContain("Sunday &lt;02:00&gt;.");
    expect(shown()).not.toContain("<a ");
    expect(shown({ link: "/news" })).toContain('<a href="/news">Details</a>');
  });

  it("is on no copy that is read offline, where it could be over", () => {
    const copy = copyOf(`<header></header>${shown()}${shown({ kind: "warning" })}<main>Kelp</main>`, "Old");
    expect(copy).not.toContain("Sunday");
    expect(copy).toContain("<header></header><main>");
  });
});

describe("dismissing the site notice", () => {
  const page = aPage({ publicUrl: "https://candor.example" });
  const dismiss = async (form: Record<string, string>): Promise<Response> =>
    action(argsFor(page, "https://candor.example/notice", { form }));

  it("hides that one for a year, and leads back", async () => {
    const { status, headers } = await dismiss({ notice: "7", from: "/search?query=nurse" });
    expect([status, headers.get("location")]).toEqual([303, "/search?query=nurse"]);
    expect(headers.get("set-cookie")).toBe(
      "notice=7; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure",
    );
  });

  it.each(["7; Domain=evil.example", "seven", ""])(
    "keeps nothing for %j, and leads to no other site",
    async (id) => {
      const { headers } = await dismiss({ notice: id, from: "//evil.example" });
      expect(headers.get("location")).toBe("/");
      expect(headers.get("set-cookie")).toMatch(/^notice=; Path=\/; Max-Age=0;/);
    },
  );
});
