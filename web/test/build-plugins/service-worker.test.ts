import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { papers } from "../../app/shell/theme.ts";
import { shellFiles } from "../../build-plugins/service-worker.ts";

const part = (name: string) => ({ module: `/assets/${name}.js`, imports: ["/assets/framework.js"] });
const manifest = {
  url: "/assets/manifest-1.js",
  entry: part("entry"),
  routes: {
    root: { ...part("root"), css: ["/assets/root.css#"] },
    "routes/offline/offline": part("offline"),
    "routes/search/search": part("search"),
  },
};

it("M-37 the worker keeps what the offline page loads, each file once, and nothing of other pages", () => {
  expect(shellFiles(manifest)).toEqual([
    "/assets/manifest-1.js",
    "/assets/entry.js",
    "/assets/framework.js",
    "/assets/root.js",
    "/assets/root.css",
    "/assets/offline.js",
  ]);
});

it("M-37 a build without an offline page fails", () => {
  expect(() => shellFiles({ ...manifest, routes: { root: manifest.routes.root } })).toThrow(
    /no offline page/,
  );
});

it("M-37 the installed product has icons in both sizes for every mask, in the colors of the pages", () => {
  const read = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url));
  const { icons, theme_color, background_color } = JSON.parse(read("manifest.webmanifest").toString("utf8"));
  expect([theme_color, background_color]).toEqual([papers.light, papers.light]);
  const drawn = icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn.map(({ sizes, purpose = "any" }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "192x192 maskable",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of drawn) {
    const png = read(src.slice(1));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
