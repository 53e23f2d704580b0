import { expect, it } from "vitest";
import { typedFields } from "../../app/forms/typed-fields.ts";

function sent(body: BodyInit | null, headers: Record<string, string> = {}) {
  return new Request("http://candor.test/login", { method: "POST", body, headers });
}

it("a form's fields are what was typed, and nothing where there is no text", async () => {
  const form = new FormData();
  form.set("email", "ada@example.com");
  form.set("code", new File(["1"], "code.txt"));
  const typed = await typedFields(sent(form));
  expect([typed("email"), typed("code"), typed("password")]).toEqual(["ada@example.com", "", ""]);
});

it("a line break counts as one character, as browsers count it", async () => {
  const typed = await typedFields(sent(new URLSearchParams({ text: "One\r\nTwo" })));
  expect(typed("text")).toBe("One\nTwo");
});

it.each([
  ["text", "x", { "content-type": "text/plain" }, 415],
  ["nothing", null, {}, 415],
  ["a form that is cut off", "--a\r\n", { "content-type": "multipart/form-data; boundary=a" }, 400],
])("%s is refused as no form", async (_what, body, headers, status) => {
  await expect(typedFields(sent(body, headers))).rejects.toMatchObject({ init: { status } });
});
