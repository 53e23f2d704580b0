import { expect, it } from "vitest";
import { meantEmail } from "../../../../src/features/session/rules/misspelled-email.ts";

it.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@hotmial.com", "ada@hotmail.com"],
  ["ada@yaho.com", "ada@yahoo.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@gmail.co", "ada@gmail.com"],
  ["ada@gnail.com", "ada@gmail.com"],
  ["ada@yahooo.com", "ada@yahoo.com"],
  ["ada@outlok.com", "ada@outlook.com"],
  ["ada@icoud.com", "ada@icloud.com"],
  [" Ada.Byron+jobs@GMIAL.com ", "ada.byron+jobs@gmail.com"],
])("V-08 %j was probably meant to be %s", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

it.each([
  "gmail.com",
  "hotmail.com",
  "yahoo.com",
  "outlook.com",
  "icloud.com",
  "mail.com",
  "email.com",
  "ymail.com",
  "yahoo.ca",
  "yahoo.co.uk",
  "hotmail.fr",
  "live.com",
  "aol.com",
  "acme.com",
  "gm.com",
  "hotel.com",
  "out.com",
  "stanford.edu",
  "hire.example",
  "example.nosuch",
])("V-08 the domain %s is taken as typed", (domain) => {
  expect(meantEmail(`ada@${domain}`)).toBeUndefined();
});

it.each(["", "ada", "@", "ada@", "@gmial.com", "a@b@gmial.com", `${"x".repeat(300)}@${"y".repeat(300)}`])(
  "V-08 %j breaks nothing",
  (typed) => {
    expect(() => meantEmail(typed)).not.toThrow();
  },
);
