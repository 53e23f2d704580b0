import { expect, it } from "vitest";
import { formOf } from "../../app/wire/form-of.ts";

const sent = (type: string, body: string) =>
  formOf(new Request("http://candor.test/", { method: "POST", headers: { "content-type": type }, body }));

it("a form is read as it was sent", async () => {
  expect((await sent("application/x-www-form-urlencoded", "a=1")).get("a")).toBe("1");
});

it.each([
  ["application/json", "{}", 415],
  ["", "a=1", 415],
  ["multipart/form-data-not", "nonsense", 415],
  ["multipart/form-data", "nonsense", 400],
  ["multipart/form-data; boundary=b", "nonsense", 400],
])("%s that is no form is refused, and is no failure", async (type, body, status) => {
  await expect(sent(type, body)).rejects.toMatchObject({ init: { status } });
});
