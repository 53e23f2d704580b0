import { expect, it } from "vitest";
import { withinOneBuild } from "../../app/live/one-build.ts";
import { buildHeader } from "../../app/wire/build-header.ts";

const site = "http://candor.test";

/** A page of the build "old" that shows this address, at a server of another build. */
function page(address: string, builds: { server?: string; own?: string | undefined } = {}) {
  const { server, own } = { server: "new", own: "old", ...builds };
  const opened: string[] = [];
  let shown = address;
  let traversed: () => void = () => undefined;
  const fetch = withinOneBuild(
    async () => new Response("data", { headers: server === "" ? {} : { [buildHeader]: server } }),
    {
      build: () => own,
      address: () => shown,
      open: (next) => opened.push(next),
      onTraversal: (listener) => (traversed = listener),
    },
  );
  /** Whether the page shows what it requested. */
  const asks = async (path: string, init?: RequestInit) => {
    const asked = fetch(new URL(path, site), init).then(() => true);
    return Promise.race([asked, new Promise<false>((resolve) => setImmediate(() => resolve(false)))]);
  };
  const goBack = (to: string) => {
    shown = to;
    traversed();
  };
  return { asks, opened, goBack };
}

it("M-37 after an update the next page is loaded whole, and nothing of its data is shown by older scripts", async () => {
  const { asks, opened } = page("/search?query=kelp");
  expect(await asks("/details/kelp/7.data?_routes=root")).toBe(false);
  expect(await asks("/_.data")).toBe(false);
  expect(await asks("/search.data?query=diver")).toBe(false);
  expect(opened).toEqual(["/details/kelp/7", "/", "/search?query=diver"]);
});

it("M-37 going back loads the earlier page whole, too", async () => {
  const { asks, opened, goBack } = page("/details/kelp/7");
  goBack("/search?query=kelp");
  expect(await asks("/search.data?query=kelp")).toBe(false);
  expect(opened).toEqual(["/search?query=kelp"]);
});

it("M-37 the page that is shown stays with what is typed into it, and its forms are answered", async () => {
  const { asks, opened } = page("/apply/kelp/7/contact");
  expect(await asks("/apply/kelp/7/contact.data")).toBe(true);
  expect(await asks("/apply/kelp/7/draft.data", { method: "POST" })).toBe(true);
  expect(opened).toEqual([]);
});

it.each([
  ["the server has the same build", { server: "old" }],
  ["an answer names no build", { server: "" }],
  ["the page names no build", { own: undefined }],
])("M-37 pages follow each other without loading where %s", async (_where, builds) => {
  const { asks, opened } = page("/search", builds);
  expect(await asks("/details/kelp/7.data")).toBe(true);
  expect(opened).toEqual([]);
});
