import { Bug } from "lucide";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DrawnIcon } from "../../app/ui/drawn-icon.tsx";
import { Icon } from "../../app/ui/icon.tsx";

const drawn = (name: string) => renderToStaticMarkup(h(Icon, { name }));

it("X-11 an unknown icon is a bug", () => {
  const bug = renderToStaticMarkup(h(DrawnIcon, { lines: Bug }));
  expect(drawn("no-such-icon")).toBe(bug);
  expect(drawn("toString")).toBe(bug);
  expect(drawn("close")).not.toBe(bug);
});

it("an icon is not read out, and brings no style that a page's policy forbids", () => {
  expect(drawn("close")).toContain('aria-hidden="true"');
  expect(drawn("close")).not.toContain("style=");
});
