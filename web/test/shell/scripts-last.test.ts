import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { scriptsLast } from "../../app/shell/scripts-last.ts";

const written =
  '<head><title>Café</title><link rel="modulepreload" href="/a.js"/></head><p><link rel="modulepreload"';
const loadedLast =
  '<head><title>Café</title><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><p><link rel="modulepreload"';

it.each([1, 2, 7, 1000])("gives the head's scripts a low priority in chunks of %i bytes", async (size) => {
  const bytes = Buffer.from(written);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  expect(await text(Readable.from(chunks).pipe(scriptsLast()))).toBe(loadedLast);
});

it("sends a document without a head as it is", async () => {
  expect(await text(Readable.from([Buffer.from("Café")]).pipe(scriptsLast()))).toBe("Café");
});
