import { expect, it } from "vitest";
import { bodyOf, textOf } from "../../../src/features/news/rules.ts";

it.each([
  ["One line", "<p>One line</p>"],
  ["One\ntwo\n\nthree", "<p>One<br />two</p>\n<p>three</p>"],
  ["5 < 6 & 7", "<p>5 &lt; 6 &amp; 7</p>"],
  ["<h2>Why</h2><p>So.</p>", "<h2>Why</h2><p>So.</p>"],
])("the text %j becomes %j, and is shown again as it was written", (text, body) => {
  expect(bodyOf(text)).toBe(body);
  expect(textOf(body)).toBe(text);
});

it("a body whose words look like a tag is shown as HTML, so that saving it changes nothing", () => {
  const body = "<p>Write &lt;b&gt;bold&lt;/b&gt;.</p>";
  expect(textOf(body)).toBe(body);
  expect(bodyOf(textOf(body))).toBe(body);
});
