import { messageIn } from "@candor/contract/messages/catalogues";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { refuseManyFields, refuseManyParameters } from "../../src/pages/form-bounds.ts";
import { answerErrors } from "../../src/platform/http/errors.ts";

const encoded = "application/x-www-form-urlencoded";
const doubled = "multipart/form-data; x-boundary=other; boundary=edge";
const escaped = String.raw`multipart/form-data; boundary="\edge"`;
const multipart = 'multipart/form-data; boundary="edge"';
const part = (value: string, headers = "") =>
  `--edge\r\nContent-Disposition: form-data; name="a"${headers}\r\n\r\n${value}\r\n`;

const refuses = (form: string, contentType?: string) => () =>
  refuseManyFields(Buffer.from(form), contentType);

describe("a form that anybody may have sent", () => {
  it.each([
    ["has many fields", "a=1&".repeat(5000), encoded],
    ["has many empty fields of no type", "&".repeat(5000), undefined],
    ["has many parts", part("1").repeat(1000), multipart],
    ["has many parts, and names another boundary first", part("1").repeat(1000), doubled],
    ["has many parts, and escapes its boundary", part("1").repeat(1000), escaped],
    ["has many parts, and two types", part("1").repeat(1000), `${encoded}, ${multipart}`],
    ["has many fields, and two types", "a=1&".repeat(5000), `${multipart}, ${encoded}`],
    ["has a part with long headers", part("1", `\r\nx: ${"y".repeat(5000)}`), multipart],
  ])("is refused, unread, if it %s", (_what, form, contentType) => {
    expect(refuses(form, contentType)).toThrow("payload-too-large");
  });

  it.each([
    ["has as many as a page", "a=1&".repeat(4000), encoded],
    ["has a long text of such signs", `text=${"%26".repeat(20_000)}`, encoded],
    ["has a file with whatever in it", `${part("a&--\r\n".repeat(100_000))}--edge--\r\n`, multipart],
    ["has few parts of an unusual type", part("1").repeat(10), doubled],
    [
      "is one that a mail program sends without a boundary",
      "List-Unsubscribe=One-Click",
      "multipart/form-data",
    ],
    ["is cut off", part("1").slice(0, 20), multipart],
  ])("is taken if it %s", (_what, form, contentType) => {
    expect(refuses(form, contentType)).not.toThrow();
  });
});

it("an address with more parameters than any search has is refused, and a person reads why", async () => {
  const app = Fastify();
  answerErrors(app);
  refuseManyParameters(app);
  app.get("/*", () => "listed");
  const get = (count: number, accept = "*/*") => {
    const parameters = Array.from({ length: count }, () => "skills=a").join("&");
    return app.inject({ url: `/search?${parameters}`, headers: { accept } });
  };
  expect([(await get(250)).statusCode, (await get(251)).statusCode]).toEqual([200, 414]);
  const page = await get(251, "text/html,*/*;q=0.8");
  expect(page.statusCode).toBe(414);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.body).toContain(messageIn("en-US", "problem.uriTooLong"));
  expect((await get(251)).json()).toMatchObject({ code: "uri-too-long" });
  await app.close();
});
