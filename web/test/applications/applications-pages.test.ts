import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import Applications, { loader } from "../../app/routes/applications/applications.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const at = "2026-11-03T15:00:00.000Z";
const organization = { id: "2", name: "Harbor Trust", slug: "harbor-trust" };
const applications = Array.from({ length: 250 }, (_, index) => ({
  id: String(index + 1),
  job: { id: "3", title: index % 2 === 0 ? "Lamp Keeper" : "Pier Watcher", organization },
  status: "submitted",
  created: at,
  modified: at,
  viewed: at,
}));

function shown(page: { readonly q?: string; readonly from?: number; readonly status?: string }): string {
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: Applications }]);
  const read = { applications, meetings: [], counts: { submitted: 250 }, elsewhere: 0, unread: {}, now: 0 };
  const loaderData = { root: {}, page: { ...read, q: "", from: 0, ...page } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData: { loaderData } }));
}

function idsIn(html: string): number[] {
  return [...html.matchAll(/href="\/settings\/application\/(\d+)"/g)].map(([, id]) => Number(id));
}

describe("R-56 many applications", () => {
  it("are shown a hundred at a time, with the number of all of them", () => {
    const first = shown({});
    expect([idsIn(first).length, idsIn(first)[0], idsIn(first).at(-1)]).toEqual([100, 1, 100]);
    expect(first).toContain('href="/settings/applications?from=100"');
    expect(first).toMatch(/250/);
    const last = shown({ from: 200 });
    expect([idsIn(last).length, idsIn(last)[0]]).toEqual([50, 201]);
    expect(last).not.toContain('rel="next"');
    expect(last).toContain('href="/settings/applications?from=100"');
  });

  it("R-57 keep what they are filtered by on their other pages", () => {
    expect(shown({ status: "submitted" })).toContain('href="/settings/applications/submitted?from=100"');
    const found = shown({ q: "watcher" });
    expect(idsIn(found)).toEqual(Array.from({ length: 100 }, (_, index) => 2 * index + 2));
    expect(found).toContain('href="/settings/applications?q=watcher&amp;from=100"');
  });

  it.each([
    ["?from=250", "/settings/applications"],
    ["?q=watcher&from=125", "/settings/applications?q=watcher"],
  ])("begin again where a link leads beyond the last one: %s", async (query, to) => {
    const page = aPage({
      signedIn: true,
      call: async () => ({
        ok: true,
        answer: { applications, counts: {}, meetings: [], unread: [] },
      }),
    });
    const opening = loader(argsFor(page, `/settings/applications${query}`));
    const thrown = await opening.catch((error: unknown) => error);
    expect((thrown as Response).headers.get("location")).toBe(to);
  });
});
