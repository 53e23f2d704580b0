import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { refuseManyFields, refuseManyParameters } from "../../src/pages/form-bounds.ts";

const multipart = 'multipart/form-data; boundary="edge"';
const part = (value: string, headers = "") =>
  `--edge\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${value}\r\n`;

const refuses = (form: string, contentType?: string) => () =>
  refuseManyFields(Buffer.from(form), contentType);

describe("a form that anybody may have sent", () => {
  it.each([
    ["has many fields", "a=1&".repeat(5000), "application/x-www-form-urlencoded"],
    ["has many empty fields of no type", "&".repeat(5000), undefined],
    ["has many parts", part("1").repeat(1000), multipart],
    ["has a part with long headers", part("1", `\r\nx: ${"y".repeat(5000)}`), multipart],
  ])("is refused, unread, if it %s", (_what, form, contentType) => {
    expect(refuses(form, contentType)).toThrow("payload-too-large");
  });

  it.each([
    ["has as many as a page", "a=1&".repeat(4000), "application/x-www-form-urlencoded"],
    ["has a long text of such signs", `text=${"%26".repeat(20_000)}`, "application/x-www-form-urlencoded"],
    ["has a file with whatever in it", `${part("a&--\r\n".repeat(100_000))}--edge--\r\n`, multipart],
    ["is cut off", part("1").slice(0, 20), multipart],
  ])("is taken if it %s", (_what, form, contentType) => {
    expect(refuses(form, contentType)).not.toThrow();
  });
});

it("an address with more parameters than any search has is refused", async () => {
  const app = Fastify();
  refuseManyParameters(app);
  app.get("/*", () => "listed");
  const get = async (count: number) => {
    const parameters = Array.from({ length: count }, () => "skills=a").join("&");
    return (await app.inject(`/search?${parameters}`)).statusCode;
  };
  expect([await get(250), await get(251)]).toEqual([200, 400]);
  await app.close();
});
