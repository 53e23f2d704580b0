import { message } from "@candor/contract/messages/message";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CookieTable } from "../../app/legal/cookie-table.tsx";
import { ClockTable } from "../../app/legal/retention-tables.tsx";

it.each([
  ["cookies", h(CookieTable), message("privacy.cookies")],
  ["clocks", h(ClockTable, { group: "person" }), message("retention.person")],
] as const)("the legal table of %s is named for screen readers", (_, table, name) => {
  expect(renderToStaticMarkup(table)).toMatch(new RegExp(`<caption[^>]*>${name}</caption>`));
});
