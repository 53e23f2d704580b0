import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import * as landing from "../../app/routes/shell/landing.tsx";
import { ThemeSwitch } from "../../app/shell/theme-switch.tsx";

function switchAt(address: string, handle?: unknown): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => h(ThemeSwitch), handle }]);
  return renderToStaticMarkup(h(Stub, { initialEntries: [address] }));
}

it("N-23: the theme's switch leads back to the page it is on", () => {
  expect(switchAt("/search?query=nurse")).toContain('value="/search?query=nurse"');
});

it("N-10: where there is no page, the theme's switch leads home and repeats nothing of the address", () => {
  const markup = switchAt("/https://evil.example/", landing.handle);
  expect(markup).toContain('value="/"');
  expect(markup).not.toContain("evil.example");
});
