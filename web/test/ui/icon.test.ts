import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Icon } from "../../app/ui/icon.tsx";

const drawn = (name: string) => renderToStaticMarkup(h(Icon, { name }));

it("X-11 an unknown icon is a bug", () => {
  expect(drawn("no-such-icon")).toContain("lucide-bug");
  expect(drawn("toString")).toContain("lucide-bug");
  expect(drawn("close")).not.toContain("lucide-bug");
});

it("an icon is not read out, and brings no style that a page's policy forbids", () => {
  expect(drawn("close")).toContain('aria-hidden="true"');
  expect(drawn("close")).not.toContain("style=");
});
