import { describe, expect, it } from "vitest";
import { loadedWith, loginPageModules, searchPageModules } from "../../build-plugins/first-load.ts";

it("the pages of signing in load the form that they share", () => {
  const loaded = [...loadedWith(...loginPageModules)];
  expect(loaded.some((module) => module.endsWith("/web/app/session/login-page.tsx"))).toBe(true);
});

describe("what the search loads at once", () => {
  const loaded = [...loadedWith(...searchPageModules)];
  it.each([
    ["web/app/routes/search/search.tsx", true],
    ["web/app/jobs/posting-ledger.tsx", true],
    ["web/app/styles/search-desk.css", true],
    ["contract/src/messages/en-us.ts", true],
    ["web/app/search/explanation/explanation-panel.tsx", false],
    ["web/app/search/map/results-map.tsx", false],
    ["web/app/wire/request.ts", false],
    ["web/app/applications/apply/steps/step-form.tsx", false],
    ["contract/src/pages.ts", false],
  ])("%s: %s", (path, expected) => {
    expect(loaded.some((module) => module.endsWith(`/${path}`))).toBe(expected);
  });
});
