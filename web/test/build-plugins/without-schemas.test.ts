import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, it } from "vitest";
import { withoutSchemas } from "../../build-plugins/without-schemas.ts";

const contract = join(import.meta.dirname, "../../../contract/src");
const page = "/web/app/routes/page.tsx";

/** Builds a page that consists of this code. */
function built(code: string): Promise<unknown> {
  const source: Plugin = {
    name: "source",
    resolveId: (id) => (id === page ? id : undefined),
    load: (id) => (id === page ? code : undefined),
  };
  return build({
    configFile: false,
    logLevel: "silent",
    plugins: [source, withoutSchemas()],
    build: { write: false, rollupOptions: { input: page } },
  });
}

it("a page that uses a value of a module with schemas isn't built, and the way to them is named", async () => {
  const code = `import { siteNoticeContent } from "${contract}/site-notice/shapes.ts"; console.log(siteNoticeContent);`;
  await expect(built(code)).rejects.toThrow(
    /routes\/page\.tsx → contract\/src\/site-notice\/shapes\.ts → (?:contract\/src\/\S+ → )?zod\./,
  );
});

it.each([
  [
    "a type of such a module",
    `import type { SiteNoticeContent } from "${contract}/site-notice/shapes.ts"; console.log({} as object as SiteNoticeContent);`,
  ],
  [
    "a value of a module without schemas",
    `import { siteNoticeKinds } from "${contract}/site-notice/kinds.ts"; console.log(siteNoticeKinds);`,
  ],
])("a page that uses %s is built", async (_what, code) => {
  await expect(built(code)).resolves.toBeDefined();
});
