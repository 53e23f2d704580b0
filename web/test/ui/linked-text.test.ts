import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LinkedText } from "../../app/ui/linked-text.tsx";

const shown = (text: string) => renderToStaticMarkup(h(LinkedText, { text }));
const link = (address: string) => `<a href="${address}" rel="noreferrer nofollow ugc">${address}</a>`;
const call = "https://meet.example/pier";

describe("M-43 where to meet, and what was written", () => {
  it.each([
    ["an address alone", call, link(call)],
    [
      "an address among words",
      `Video call: ${call}, or the office.`,
      `Video call: ${link(call)}, or the office.`,
    ],
    ["two addresses", `${call} or ${call}2`, `${link(call)} or ${link(`${call}2`)}`],
    ["an address in parentheses", `Online (${call}).`, `Online (${link(call)}).`],
    ["the same address twice", `${call} ${call}`, `${link(call)} ${link(call)}`],
    ["an address in capitals", "HTTPS://meet.example", link("HTTPS://meet.example")],
    ["no address", "The pier's office", "The pier&#x27;s office"],
    ["another scheme", "javascript:alert(1)", "javascript:alert(1)"],
    ["markup", `<a href="x">`, "&lt;a href=&quot;x&quot;&gt;"],
    ["a broken address", "https://[", "https://["],
  ])("links %s", (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});
