import { expect, it } from "vitest";
import { applyAddressIn, copyOf, stylesIn, titleIn } from "../../app/offline/copy.ts";
import { isKeptPage, offlineAddress } from "../../app/offline/kept-pages.ts";
import { pageOfData } from "../../app/wire/page-of-data.ts";

const page = [
  "<title>Kelp &amp; Diver · Candor</title>",
  '<link rel="stylesheet" href="/assets/root-1.css"/>',
  '<link rel="preload" href="/assets/besley-2.woff2" as="font"/><link rel="modulepreload" href="/assets/root-3.js"/>',
  '<main id="content" tabindex="-1"><h1>Kelp Diver</h1></main>',
  '<a href="/apply/kelp/7/at-source">Harbor</a><a href="/apply/kelp/7?reference=a">Apply</a>',
  '<script nonce="n">window.a = "</p>";\n</script><script type="module" src="/assets/root-3.js" async=""></script>',
].join("\n");

it("M-37 a kept copy has no scripts, and says in its main part how old it is", () => {
  const copy = copyOf(page, "As of <today>");
  expect(copy).not.toMatch(/<script|modulepreload/);
  expect(copy).toContain(
    '<main id="content" tabindex="-1"><p class="kept-copy" role="status">As of &lt;today></p><h1>',
  );
});

it("M-37 a copy's style sheets, title and apply link are read from its page", () => {
  expect(stylesIn(page)).toEqual(["/assets/root-1.css", "/assets/besley-2.woff2"]);
  expect(titleIn(page)).toBe("Kelp &amp; Diver · Candor");
  expect(applyAddressIn(page)).toBe("/apply/kelp/7");
  expect(applyAddressIn("<a href='/about'>")).toBeUndefined();
});

it("M-37 lists of postings and postings are kept, and no page of a person", () => {
  const kept = ["/search", "/details/kelp/7"];
  const others = ["/", "/settings/applications", "/apply/kelp/7", "/details/kelp/7/more", "/search/feed.rss"];
  expect([...kept, ...others].filter(isKeptPage)).toEqual(kept);
});

it("M-37 a script's request for data names the page that it belongs to", () => {
  const asked = "https://candor.example/search.data?query=kelp&_routes=routes%2Fsearch";
  expect(pageOfData(new URL(asked))).toBe("/search?query=kelp");
  expect(pageOfData(new URL("https://candor.example/details/kelp/7.data"))).toBe("/details/kelp/7");
  expect(pageOfData(new URL("https://candor.example/_.data"))).toBe("/");
  expect(offlineAddress("/search?query=a&b")).toBe("/offline?for=%2Fsearch%3Fquery%3Da%26b");
});
