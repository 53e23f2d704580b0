import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { KeyList } from "../../app/programs/keys.tsx";
import { HookList } from "../../app/programs/webhooks.tsx";

const made = "2026-11-03T15:00:00.000Z";
const key = { id: "1", name: "Report", ending: "4fz9", scopes: [], made };
const hook = { id: "2", url: "https://hooks.example/candor", made, deliveries: [] };

function shown(list: ReactElement): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => list }]);
  return renderToStaticMarkup(h(Stub));
}

it.each([
  ["revoking a key", "revoke", h(KeyList, { keys: [key] })],
  ["removing a webhook", "remove-hook", h(HookList, { webhooks: [hook] })],
])("M-45 %s asks first, with or without scripts", (_what, intent, list) => {
  const page = shown(list);
  expect(page).toContain(`value="${intent}"`);
  expect(page.replaceAll(/<details.*?<\/details>/gs, "")).not.toContain(`value="${intent}"`);
});

it("M-45 a webhook can be sent a test, unless it is stopped", () => {
  expect(shown(h(HookList, { webhooks: [hook] }))).toContain('value="test-hook"');
  const stopped = shown(h(HookList, { webhooks: [{ ...hook, disabled: made }] }));
  expect(stopped).not.toContain('value="test-hook"');
  expect(stopped).toContain('value="resume-hook"');
});

it("M-45 a delivery that failed says what the address answered, and when it is tried again", () => {
  const failed = {
    id: "3",
    event: "posting.moved",
    made,
    state: "waiting",
    attempts: 2,
    status: 500,
  } as const;
  const times = { tried: "2026-11-03T15:01:00.000Z", next: "2026-11-03T15:06:00.000Z" };
  const page = shown(h(HookList, { webhooks: [{ ...hook, deliveries: [{ ...failed, ...times }] }] }));
  expect(page).toContain("Waiting, answer 500");
  expect(page).toContain("Last try: Nov 3, 2026, 3:01 PM UTC");
  expect(page).toContain("Next try: Nov 3, 2026, 3:06 PM UTC");
});
