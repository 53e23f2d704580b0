import { expect, it } from "vitest";
import { isOwnName, isStaffName } from "../src/organizations/name.ts";
import { hasWebAddress, hasWebsite } from "../src/values.ts";

it.each([
  "Candor",
  "candor Support",
  " Candor, Inc.",
  "\uff23andor",
  "Can\u200bdor Hiring",
  "The Candor Team",
  "Your Candor account",
  "Candoŕ",
  "Cand0r",
  "ᴄᴀɴᴅᴏʀ",
  "ⲤⲀⲚⲆⲞⲢ Security",
  "Сandor",
  "Soporte de Candor",
  "Equipo Candor",
  "Administración de Candor",
  "Customer Support (Candor)",
  "Support at Candor",
])("nobody else speaks for us: %s", (name) => expect(isOwnName(name)).toBe(true));

it.each(["Candorville Water", "The Candor Company", "Cándido & Sons", "Team Scandor", "Harbor Trust"])(
  "other names are free: %s",
  (name) => expect(isOwnName(name)).toBe(false),
);

it.each([
  ["Support Team", true],
  ["The Security Desk", true],
  ["Verificación", true],
  [" ", true],
  ["Harbor Trust", false],
  ["Ada Lovelace", false],
  ["李雷", false],
])("%s is what our staff could be called: %s", (name, is) => expect(isStaffName(name)).toBe(is));

it.each(["Locked: evil.com", "evil.com/reset", "http://evil", "www.evil", "evil．com/x"])(
  "%s has a web address",
  (name) => expect(hasWebAddress(name)).toBe(true),
);

it.each(["Booking.com", "Amazon.com, Inc.", "J.P. Morgan / Chase", "St. Mary's", "Yahoo!", "A.B/C"])(
  "%s may be a company's name",
  (name) => expect(hasWebAddress(name)).toBe(false),
);

it.each([
  ["see evil.com", true],
  ["evil.com/x", true],
  ["J.De Vries", false],
  ["Ada M.Byron", false],
  ["Martin Luther King Jr.", false],
])("%s has a website's name: %s", (name, has) => expect(hasWebsite(name)).toBe(has));
