import { describe, expect, it } from "vitest";
import { filledPage } from "../../../src/pages/interrupted/filled-page.ts";

const action = "/settings/x?change=name";

/** The page's HTML with what was sent, as a browser without scripts sends it. */
function filled(html: string, sent: string, at = action): string | undefined {
  const entries = [...new URLSearchParams(sent)].map(([name, value]) => [name, value] as const);
  return filledPage(html, at, { accountId: 1, action, entries });
}

const form = (fields: string, given = action) => `<form method="post" action="${given}">${fields}</form>`;

describe("a page of a form whose session ended", () => {
  it.each([
    ["a text", '<input name="a" value="x">', "a=Kelp", '<input name="a" value="Kelp">'],
    [
      "an empty text",
      '<input type="email" name="a">',
      "a=a%40b",
      '<input type="email" name="a" value="a@b">',
    ],
    ["markup", '<input name="a">', 'a="<b>%26', '<input name="a" value="&quot;&lt;b>&amp;">'],
    [
      "a text area",
      '<textarea name="a">x &amp; y</textarea>',
      "a=one%0D%0A</textarea><script>",
      '<textarea name="a">\none\n&lt;/textarea>&lt;script></textarea>',
    ],
    [
      "a choice",
      '<select name="a"><option value="1" selected="">1</option><option value="2">2</option></select>',
      "a=2",
      '<select name="a"><option value="1">1</option><option value="2" selected="">2</option></select>',
    ],
    [
      "boxes",
      '<input type="checkbox" name="a" checked=""><input type="checkbox" name="b" value="2">',
      "b=2",
      '<input type="checkbox" name="a"><input type="checkbox" name="b" value="2" checked="">',
    ],
    [
      "fields with one name, in their order",
      '<input name="a"><input name="a">',
      "a=1&a=2",
      '<input name="a" value="1"><input name="a" value="2">',
    ],
    [
      "what is folded, and unfolds it",
      '<details><summary>A</summary><input name="a"></details>',
      "a=1",
      '<details open><summary>A</summary><input name="a" value="1"></details>',
    ],
  ])("shows %s again", (_what, before, sent, after) => {
    const rest = "<p>&amp;</p><!-- <form> -->";
    expect(filled(`${rest}${form(before)}`, sent)).toBe(`${rest}${form(after)}`);
  });

  it.each([
    ["a password", '<input type="password" name="a">'],
    ["a code", '<input name="a" autocomplete="one-time-code">'],
    [
      "a hidden value",
      '<input type="hidden" name="key" value="1"><input type="hidden" name="a" value="Kelp">',
    ],
    ["a field that must not be kept", '<fieldset data-unkept=""><input name="a"></fieldset>'],
    ["what is there already", '<textarea name="a">\nKelp</textarea>'],
    ["a field outside its form", '</form><input name="a">'],
  ])("doesn't fill in %s", (_what, fields) => expect(filled(form(fields), "a=Kelp&key=0")).toBeUndefined());

  it.each([
    ["another address", form('<input name="a">', "/settings/y"), action],
    ["another page's address", form('<input name="a">', ""), "/settings/y"],
    ["another row of a list", form('<input type="hidden" name="id" value="2"><input name="a">'), action],
    ["another button", form('<input name="a"><button name="intent" value="drop"></button>'), action],
    ["a search", '<form method="get"><input name="a"></form>', action],
  ])("doesn't fill in a form with %s", (_what, html, at) =>
    expect(filled(html, "id=1&a=Kelp&intent=save", at)).toBeUndefined(),
  );

  it("finds it while its page says something", () => {
    const address = `${action}&notice=interrupted-back`;
    expect(filled(form('<input name="a">', address), "a=Kelp", address)).toContain("Kelp");
  });

  it("finds the right one among several", () => {
    const row = (id: number, value = "") =>
      form(`<input type="hidden" name="id" value="${id}"><input name="a" value="${value}">`, "");
    expect(filled(row(1) + row(2), "id=2&a=Kelp")).toBe(row(1) + row(2, "Kelp"));
  });
});
