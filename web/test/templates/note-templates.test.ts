import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { BulkBar } from "../../app/pipeline/bulk-bar.tsx";
import { readNoteTemplates } from "../../app/templates/read-note-templates.ts";
import { aPage } from "../harness/a-page.ts";

const organizations = [
  { id: "1", slug: "reef", name: "Reef", role: "owner" },
  { id: "2", slug: "pier", name: "Pier", role: "member" },
  { id: "3", slug: "dune", name: "Dune", role: "reader" },
];

/** A member of these organizations, each of which has a template named after it. */
function memberOf(count: number) {
  return aPage({
    signedIn: true,
    call: async ({ path }: { path: string }, { params }: { params?: { slug: string } }) => {
      const answer = path.includes("message-templates")
        ? { templates: [{ id: params?.slug, name: `Thanks from ${params?.slug}`, text: "Thank you." }] }
        : { organizations: organizations.slice(0, count) };
      return { ok: true, answer };
    },
  });
}

/** Each list of templates to choose from, as "summary: names". */
async function offered(count: number, organizationId?: string): Promise<string[]> {
  const templates = await readNoteTemplates(memberOf(count).call, organizationId);
  const props = { faults: [], typed: undefined, filled: undefined, templates };
  const Stub = createRoutesStub([{ path: "/", Component: () => h(BulkBar, props) }]);
  const shown = renderToStaticMarkup(h(Stub, { initialEntries: ["/"] }));
  const lists = shown.matchAll(/<details class="talk-templates"><summary>(.*?)<\/summary>(.*?)<\/details>/gs);
  return [...lists].map(([, summary, list = ""]) => {
    const names = [...list.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name);
    return `${summary}: ${names.join(", ")}`;
  });
}

it("a Pro of several organizations chooses from each one's templates by its name", async () => {
  expect(await offered(3)).toEqual([
    "Use a template of Reef: Thanks from reef",
    "Use a template of Pier: Thanks from pier",
  ]);
});

it("answers about one posting offer its organization's templates alone", async () => {
  expect(await offered(3, "2")).toEqual(["Use a template: Thanks from pier"]);
});

it("a Pro of one organization reads no name", async () => {
  expect(await offered(1)).toEqual(["Use a template: Thanks from reef"]);
});
