import { expect, it } from "vitest";
import { relaySender } from "../../../../src/features/conversations/rules/relay.ts";

it.each(["Candor", "Support Team", "Verificación", "Soporte de Candor", '"><'])(
  "a person whose name would speak for us sends without a name: %s",
  (name) => expect(relaySender(name, "a1", "candor.example")).toBe("reply+a1@candor.example"),
);

it.each([
  ["Ada Byron", "Ada Byron"],
  ["Harbor Trust", "Harbor Trust"],
  ['Ada\r\nBcc: <x@y.example>"', "Ada Bcc x y.example"],
])("%j sends as %s", (name, shown) =>
  expect(relaySender(name, "a1", "candor.example")).toBe(`"${shown} (Candor)" <reply+a1@candor.example>`),
);
