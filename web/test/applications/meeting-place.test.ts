import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MeetingPlace } from "../../app/applications/meetings/meeting-place.tsx";

const shown = (place: string) => renderToStaticMarkup(h(MeetingPlace, { place }));
const link = (address: string) =>
  `<a class="meeting-place" href="${address}" rel="noreferrer">${address}</a>`;
const call = "https://meet.example/pier";

describe("M-43 where to meet", () => {
  it.each([
    ["an address alone", call, link(call)],
    [
      "an address among words",
      `Video call: ${call}, or the office.`,
      `Video call: ${link(call)}, or the office.`,
    ],
    ["two addresses", `${call} or ${call}2`, `${link(call)} or ${link(`${call}2`)}`],
    ["an address in parentheses", `Online (${call}).`, `Online (${link(call)}).`],
    ["no address", "The pier's office", "The pier&#x27;s office"],
    ["another scheme", "javascript:alert(1)", "javascript:alert(1)"],
    ["a broken address", "https://[", "https://["],
  ])("links %s", (_, place, expected) => {
    expect(shown(place)).toBe(expected);
  });
});
