import type { JobDocument } from "@candor/contract/jobs/shapes";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ApplicationLedger } from "../../app/applications/ledger/application-ledger.tsx";
import { PostingLedger } from "../../app/jobs/posting-ledger.tsx";
import { SavedLedger } from "../../app/saved-postings/saved-ledger.tsx";

const at = "2026-11-03T15:00:00.000Z";
const organization = { id: "2", name: "נמל (2)", slug: "port" };
const title = "محاسب!";
const job = {
  id: "3",
  title,
  organization,
  address: {},
  remote: { kind: "unknown" },
  firstSeenAt: at,
  status: "open",
} as unknown as JobDocument;
const application = { id: "4", job, status: "submitted", created: at, modified: at, viewed: at } as never;
const saved = { id: "3", title, organization: organization.name, state: "open", savedAt: at } as const;

it.each([
  ["results", () => h(PostingLedger, { postings: [job], now: 0, titleLevel: "h2" })],
  ["applications", () => h(ApplicationLedger, { applications: [application], now: 0 })],
  ["saved postings", () => h(SavedLedger, { entries: [saved] })],
])("M-50 %s isolate the names that strangers gave, whatever their direction", (_list, Component) => {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  const page = renderToStaticMarkup(
    h(Stub, { initialEntries: ["/"], hydrationData: { loaderData: { root: {} } } }),
  );
  for (const name of [title, organization.name]) expect(page).toContain(`<bdi>${name}</bdi>`);
});
