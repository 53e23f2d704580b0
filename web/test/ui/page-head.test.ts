import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { addresses } from "../../app/addresses.ts";
import { PageHead } from "../../app/ui/page-head.tsx";

function headOf(card?: { path: string; alt: string }): string {
  const Component = () => h(PageHead, { title: "Kelp Farm Diver", path: "/", ...(card && { card }) });
  const Stub = createRoutesStub([{ id: "root", path: "/", Component }]);
  const hydrationData = { loaderData: { root: { publicUrl: "https://candor.example" } } };
  return renderToStaticMarkup(h(Stub, { hydrationData }));
}

describe("N-19 a page's head", () => {
  it("names the posting's own card, its size and what it says", () => {
    const head = headOf({ path: addresses.jobCard({ id: "17" }), alt: 'Kelp "Farm" Diver at Harbor Trust.' });
    for (const tag of [
      '<meta property="og:image" content="https://candor.example/cards/jobs/17.png"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="Kelp &quot;Farm&quot; Diver at Harbor Trust."/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
    ])
      expect(head).toContain(tag);
    expect(head).not.toContain("social-card.png");
  });

  it("names the product's card where a page has none of its own", () => {
    expect(headOf()).toContain(
      '<meta property="og:image" content="https://candor.example/social-card.png"/>',
    );
  });
});
