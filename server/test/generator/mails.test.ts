import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeUpMails } from "../../src/generator/mails/all.ts";
import { madeUpTexts } from "../../src/generator/mails/texts.ts";
import { startApp, type TestApp } from "../harness/app.ts";

const features = join(import.meta.dirname, "../../src/features");
const samples = Object.entries(madeUpMails);

/** Helpers; the gallery has their callers. */
const helpers = new Set(["mailWithCode"]);

/** The name of a mail's reviewed files, without their endings. */
const fileOf = (name: string) => name.replaceAll(/\W+/g, "-");

/** The exported functions that write a mail, by name, with their files. */
async function writers(): Promise<Map<string, string>> {
  const paths = (await readdir(features, { recursive: true })).filter((path) => /views.*\.ts$/.test(path));
  const found = new Map<string, string>();
  for (const path of paths) {
    const source = await readFile(join(features, path), "utf8");
    if (!/platform\/mail\/(?:letter|layout)\.ts|code-mail\.ts/.test(source)) continue;
    for (const [, name = ""] of source.matchAll(/^export function (\w*[mM]ail)\(/gm))
      if (!helpers.has(name)) found.set(`${path} ${name}`, name);
  }
  return found;
}

describe("M-33 the gallery", () => {
  it("has every mail that the product can send, and no text message is missing", async () => {
    const shown = new Set(samples.map(([, { by }]) => by));
    const missing = [];
    for (const [place, name] of await writers()) {
      const [path = ""] = place.split(" ");
      const written = (await import(join(features, path))) as Record<string, unknown>;
      if (!shown.has(written[name])) missing.push(place);
    }
    expect(missing).toEqual([]);
    const catalogue = await readFile(join(features, "../../../contract/src/preferences/messages.ts"), "utf8");
    const texts = [...catalogue.matchAll(/"sms\.\w+Text"/g)];
    expect(Object.keys(madeUpTexts)).toHaveLength(texts.length);
  });

  it.each(samples)("%s reads as it was last reviewed", async (name, { mail }) => {
    const file = `golden/${fileOf(name)}`;
    await expect(`Subject: ${mail?.subject}\n\n${mail?.text}`).toMatchFileSnapshot(`${file}.txt`);
    await expect(mail?.html).toMatchFileSnapshot(`${file}.html`);
  });

  it("has each mail that was reviewed", async () => {
    const reviewed = await readdir(join(import.meta.dirname, "golden"));
    const made = new Set(samples.flatMap(([name]) => [`${fileOf(name)}.txt`, `${fileOf(name)}.html`]));
    expect(reviewed.filter((file) => !made.has(file))).toEqual([]);
  });

  it.each(samples)(
    "%s has no picture from elsewhere, no script, and says it is automatic",
    (_name, { mail }) => {
      expect(mail?.html).not.toMatch(/<(?:img|script|link|iframe|svg)\b|url\(/);
      expect(mail?.html).not.toMatch(/\{\{|undefined|NaN|Invalid Date/);
      expect(mail?.text).not.toMatch(/\{\{|undefined|NaN|Invalid Date|<\w/);
      expect(mail?.html).toMatch(/^<!doctype html><html lang="en-US">/);
    },
  );

  it.each(samples)("%s has a color at night for each that it has by day", (_name, { mail }) => {
    const [head = "", body = ""] = mail?.html.split("</head>") ?? [];
    const used = new Set(body.match(/(?<=style="[^"]*)(?:\w+:|\w+ )#[\da-f]{3,8}\b/g));
    expect(used.size).toBeGreaterThan(2);
    for (const use of used) expect(head).toContain(`[style*="${use}"]`);
  });

  it.each(Object.entries(madeUpTexts))(
    "the text message %s fits into two parts and says who writes",
    (_name, text) => {
      expect(text).toMatch(/^Candor: /);
      expect(text.length).toBeLessThanOrEqual(306);
      // Only GSM 03.38 letters: others make a text cost twice as much.
      expect(text).toMatch(/^[\w @!"#%&'()*+,\-./:;<=>?]+$/);
    },
  );
});

describe("M-33 the gallery's pages", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.close());

  it("show each mail light, dark, inverted and as text, and load nothing", async () => {
    const index = await server.ask("GET", "/dev/mailbox/gallery");
    expect(index.status).toBe(200);
    expect(index.body).toContain('name="viewport"');
    for (const [name] of samples) expect(index.body).toContain(encodeURIComponent(name));
    const at = `/dev/mailbox/gallery/${encodeURIComponent("moved interview")}`;
    const [light, dark, inverted, text] = await Promise.all(
      ["light", "dark", "inverted", "text"].map((look) => server.ask("GET", `${at}?look=${look}`)),
    );
    expect(light?.body).toBe(madeUpMails["moved interview"]?.mail?.html);
    expect(light?.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(dark?.body).toContain("@media all{");
    expect(inverted?.body).toContain("invert(1)");
    expect(text?.body).toBe(madeUpMails["moved interview"]?.mail?.text);
    expect((await server.ask("GET", "/dev/mailbox/gallery/constructor")).status).toBe(404);
  });
});
