import type { Route } from "@candor/contract/route";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import Saved, { loader } from "../../app/routes/saved-postings/saved.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

type Called = Pick<Route, "method" | "path">;

/** Opens the address that saves a posting, coming from a site of this kind. */
async function open(site: string | undefined) {
  const calls: string[] = [];
  const call = async ({ method, path }: Called) => {
    calls.push(`${method} ${path}`);
    return { ok: true, answer: { title: "Diver", ids: ["7"] } };
  };
  const headers: Record<string, string> = site === undefined ? {} : { "sec-fetch-site": site };
  const args = argsFor(aPage({ call, signedIn: true }), "/settings/saved?save=7&from=/about", { headers });
  const answer = await loader(args).catch((thrown: Response) => thrown.headers.get("location"));
  return { calls, answer };
}

/** What the saved postings page shows if calls are answered this way. */
async function list(answers: Readonly<Record<string, object>>) {
  const call = async ({ method, path }: Called) => ({ ok: true, answer: answers[`${method} ${path}`] });
  return loader(argsFor(aPage({ call, signedIn: true }), "/settings/saved"));
}

describe("the address that saves a posting after signing in", () => {
  it("M-30 saves it where a page of ours led there, and leads back", async () => {
    const { calls, answer } = await open("same-origin");
    expect(calls).toEqual(["POST /rest/saved-postings"]);
    expect(answer).toBe("/about?notice=posting-kept");
  });

  it.each(["cross-site", "same-site", "none", undefined])(
    "asks first where the browser says %s",
    async (site) => {
      const { calls, answer } = await open(site);
      expect(calls).toEqual(["GET /rest/job-lookup/{id}"]);
      expect(answer).toMatchObject({ asked: { id: "7", from: "/about", title: "Diver" } });
    },
  );
});

describe("one's saved postings", () => {
  it("M-30 say what changed since: of an import what a list said, of others their own history", async () => {
    const changed = { savedAt: "2026-11-10T00:00:00.000Z", changedAt: "2026-11-20T00:00:00.000Z" };
    const saved = (id: string, more: object) => ({
      posting: { id, title: "Diver", organization: { name: "Pier" } },
      state: "open",
      ...more,
    });
    const pay = { field: "pay", label: "Pay", before: "$20 per hour", after: "$25 per hour" };
    const edited = (at: string) => ({
      at,
      kind: "edited",
      actor: "organization",
      text: "Edited",
      fields: [],
    });
    const answers: Readonly<Record<string, object>> = {
      "GET /rest/saved-postings": {
        postings: [
          saved("7", { ...changed, changes: [pay] }),
          saved("8", { ...changed, changes: [] }),
          saved("9", changed),
          saved("10", { savedAt: changed.savedAt }),
        ],
      },
      "GET /rest/one-click": { jobIds: [] },
      "GET /rest/job-lookup/{id}/history": {
        changes: [edited("2026-11-20T00:00:00.000Z"), edited("2026-11-01T00:00:00.000Z")],
      },
    };
    const { entries } = await list(answers);
    expect(entries).toMatchObject([
      { changes: [{ at: changed.changedAt, text: "Its source changed it.", fields: [pay] }] },
      { changes: [{ text: "Its source changed its text.", fields: [] }] },
      { changes: [{ at: "2026-11-20T00:00:00.000Z", text: "Edited" }] },
      { changes: [] },
    ]);
  });

  const saved = (id: string, more: object, own?: object) => ({
    posting: { id, title: "Diver", organization: { name: "Pier" }, ...(own && { own }) },
    state: "closed",
    savedAt: "2026-11-20T00:00:00.000Z",
    ...more,
  });

  it("say to which of them one has applied, and from which one withdrew", async () => {
    const marks = [{}, { applied: true, application: "1" }, { application: "2" }];
    const [untouched, applied, withdrawn] = await Promise.all(
      marks.map((own) => shown([saved("7", {}, own)])),
    );
    expect(untouched).not.toContain("You ");
    expect(applied).toContain("You applied");
    expect(withdrawn).toContain("You withdrew");
    expect(withdrawn).not.toContain("You applied");
  });

  it("say which of them was taken down after a report", async () => {
    const page = await shown([saved("7", { withheldAt: "2026-11-21T15:00:00.000Z" })]);
    expect(page).toContain("This job was taken down on Nov 21, 2026 after a report.");
    expect(page).not.toContain("Closed");
  });
});

/** The page of these saved postings, as markup. */
async function shown(postings: readonly object[]): Promise<string> {
  const page = await list({ "GET /rest/saved-postings": { postings, remind: false } });
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: Saved }]);
  const hydrationData = { loaderData: { root: {}, page } };
  return renderToStaticMarkup(h(Stub, { initialEntries: ["/"], hydrationData }));
}
