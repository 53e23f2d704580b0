import { message } from "@candor/contract/messages/message";
import { expect, test } from "../harness/browser.ts";
import { served } from "../harness/served.ts";

const get = (path: string) => fetch(`${served.address}${path}`);
const textOf = async (path: string) => (await get(path)).text();

interface Document {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

test.describe("the pages for developers", () => {
  test("are linked from every page, and lead from the guide to a call", async ({ open }) => {
    const page = await open("/about");
    await page.getByRole("link", { name: message("page.forDevelopers") }).click();
    await page.getByRole("heading", { level: 1, name: message("page.forDevelopers") }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Search and postings" }).click();
    await page.getByRole("heading", { level: 1, name: "Search and postings" }).waitFor();
    await page.getByRole("link", { name: "POST /rest/jobs/search" }).click();
    const call = page.getByRole("region", { name: "Search postings" });
    await expect(call).toBeInViewport();
    await expect(call).toContainText(`curl "${served.address}/rest/jobs/search"`);
  });

  test("have each call of the OpenAPI document on exactly one page", async () => {
    const { tags, paths } = JSON.parse(await textOf("/openapi.json")) as Document;
    const pages = await Promise.all(tags.map(({ name }) => textOf(`/developers/${name}`)));
    for (const { operationId } of Object.values(paths).flatMap((methods) => Object.values(methods)))
      expect([operationId, pages.filter((page) => page.includes(` id="${operationId}"`)).length]).toEqual([
        operationId,
        1,
      ]);
  });

  test("link only to what is there", async () => {
    const { tags } = JSON.parse(await textOf("/openapi.json")) as Document;
    const own = ["/developers", ...tags.map(({ name }) => `/developers/${name}`)];
    const texts = new Map(
      await Promise.all(own.map(async (path): Promise<[string, string]> => [path, await textOf(path)])),
    );
    const linked = [...texts].flatMap(([path, text]) =>
      [...text.matchAll(/<main.*<\/main>/gs)]
        .flatMap(([main]) => [...main.matchAll(/ href="([^"]+)"/g)])
        .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), `${served.address}${path}`)),
    );
    const missing = linked.filter(
      ({ pathname, hash }) => hash !== "" && texts.get(pathname)?.includes(` id="${hash.slice(1)}"`) !== true,
    );
    expect(missing.map(String)).toEqual([]);
    const others = new Set(
      linked.filter(({ pathname }) => !texts.has(pathname)).map((url) => url.pathname + url.search),
    );
    expect(others.size).toBeGreaterThan(8);
    for (const path of others) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test("come without scripts and inline styles, to be indexed under their own addresses", async () => {
    for (const path of ["/developers", "/developers/applications"]) {
      const html = await textOf(path);
      expect(html).not.toMatch(/<script|noindex| style="/);
      expect(html).toContain(`<link rel="canonical" href="${served.address}${path}"`);
    }
  });

  test("say so for an area that doesn't exist", async () => {
    const response = await get("/developers/no-such-area");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(message("landing.title"));
  });

  test("never scroll sideways, even on the narrowest phone", async ({ open }) => {
    for (const path of ["/developers", "/developers/conversations"]) {
      const page = await open(path, { viewport: { width: 320, height: 800 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});
