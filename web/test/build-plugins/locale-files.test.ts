import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { everyText, tokensOf, withTexts, writeLocales } from "../../build-plugins/locale-files.ts";

const folder = join(tmpdir(), `candor-locales-${process.pid}`);

beforeEach(() => mkdirSync(join(folder, "assets"), { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));

describe("M-50 a token for a text", () => {
  const english = { "page.close": "Close", "page.open": "Open" };

  it("changes when the text changes in any locale, and only then", () => {
    const before = tokensOf({ "en-US": english, "es-US": { "page.close": "Cerrar", "page.open": "Abrir" } });
    const after = tokensOf({ "en-US": english, "es-US": { "page.close": "Cierra", "page.open": "Abrir" } });
    expect(after["page.close"]).not.toBe(before["page.close"]);
    expect(after["page.open"]).toBe(before["page.open"]);
  });

  it.each([['say("@");'], ["say('@');"], ["say(`@`);"], ["say(`1 @`);"], ["say('1 @');"], ['say("1 @");']])(
    "in %s becomes the text",
    (code) => {
      const text = '"Don\'t" \\ `${x}`';
      const token = tokensOf({ "en-US": { said: text } })["said"] ?? "";
      const written = withTexts(code.replace("@", token), { said: text });
      const said: string[] = [];
      runInNewContext(written, { say: (each: string) => said.push(each) });
      expect(said).toEqual([code.includes("1 ") ? `1 ${text}` : text]);
    },
  );

  it("without a text is an error", () => {
    expect(() => withTexts('say("@text(page.gone#00000000)")', {})).toThrow("page.gone");
  });
});

it("M-50 each script is written in every locale, and loads its own locale's scripts", async () => {
  const tokens = tokensOf(await everyText());
  const code = `import"./other.js";say("${tokens["page.skipToContent"]}","${tokens["locale"]}");load(["assets/later.js","assets/a.css"])`;
  writeFileSync(join(folder, "assets", "page.js"), code);
  await writeLocales(folder);
  const written = (path: string) => readFileSync(join(folder, "assets", path), "utf8");
  expect(written("page.js")).toBe(
    'import"./other.js";say("Skip to content","en-US");load(["assets/later.js","assets/a.css"])',
  );
  expect(written("es-US/page.js")).toMatch(
    /^import"\.\/other\.js";say\("[^"]+","es-US"\);load\(\["assets\/es-US\/later\.js","assets\/a\.css"\]\)$/,
  );
});
