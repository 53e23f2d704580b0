import { expect, it } from "vitest";
import { shownDeviceKey } from "../../../../src/features/session/rules/device-key.ts";

const key = "k".repeat(43);

it.each([
  [key, { "candor-device": key }],
  [key, { cookie: `theme=dark; candor-device=${key}` }],
  [key, { cookie: `__Host-candor-device=${key}; theme=dark` }],
  ["h".repeat(43), { "candor-device": "h".repeat(43), cookie: `candor-device=${key}` }],
  [undefined, { cookie: `other-candor-device=${key}` }],
  [undefined, { cookie: "candor-device=short" }],
  [undefined, {}],
])("a device shows %s with %j", (shown, headers) => {
  expect(shownDeviceKey({ headers })).toBe(shown);
});
