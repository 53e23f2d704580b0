import { expect, it } from "vitest";
import { isOwnName } from "../src/organizations/name.ts";

it.each(["Candor", "candor Support", " Candor, Inc.", "\uff23andor", "Can\u200bdor Hiring"])(
  "nobody else speaks for us: %s",
  (name) => expect(isOwnName(name)).toBe(true),
);

it.each(["Candorville Water", "The Candor Company", "Cándido & Sons"])("other names are free: %s", (name) =>
  expect(isOwnName(name)).toBe(false),
);
