import type { DraftFields } from "@candor/contract/drafts/shapes";
import { describe, expect, it } from "vitest";
import { faultsOf } from "../../../../src/features/applications/rules/faults.ts";

const whole: DraftFields = {
  firstName: "Jane",
  lastName: "Doe",
  email: "jane@example.com",
  phone: "(212) 555-0123",
  postalCode: "10001",
  elevatorPitch: "I join metal.",
};

const known = { hasResume: true, knowsCharity: (id: string) => id === "red-cross", production: true };

describe("what is wrong with an application", () => {
  it("is nothing if everything is filled in", () => {
    expect(faultsOf(whole, known)).toEqual([]);
  });

  it("is every required field, once and in the form's order, if nothing is filled in", () => {
    expect(faultsOf({}, { ...known, hasResume: false })).toEqual([
      { field: "resumeId", key: "validation.resumeRequired" },
      { field: "firstName", key: "validation.firstNameRequired" },
      { field: "lastName", key: "validation.lastNameRequired" },
      { field: "email", key: "validation.emailRequired" },
      { field: "phone", key: "validation.phoneRequired" },
      { field: "postalCode", key: "validation.postalCodeRequired" },
      { field: "elevatorPitch", key: "validation.elevatorPitchRequired" },
    ]);
  });

  it.each<[string, DraftFields, string]>([
    ["V-01 V-45 a first name without a letter", { firstName: " - " }, "validation.firstNameRequired"],
    ["V-02 V-45 a last name without a letter", { lastName: "…" }, "validation.lastNameRequired"],
    ["V-05 an address of spaces", { email: "  " }, "validation.emailRequired"],
    ["V-06 what is no address", { email: "jane@" }, "validation.enterValidEmail"],
    ["V-11 a phone number without a digit", { phone: "+()" }, "validation.phoneRequired"],
    ["V-13 a phone number of words alone", { phone: "extension" }, "validation.phoneEmpty"],
    ["V-12 too few digits", { phone: "212 555" }, "validation.phoneIncomplete"],
    ["V-12 a number that its country has not", { phone: "+43 1" }, "validation.phoneIncomplete"],
    ["V-14 a postal code of spaces", { postalCode: " " }, "validation.postalCodeRequired"],
    [
      "V-15 a postal code without letters or digits",
      { postalCode: "!!!!!" },
      "validation.postalCodeTooShort",
    ],
    ["V-15 four digits in the United States", { postalCode: "1000" }, "validation.postalCodeTooShort"],
    [
      "V-15 two characters elsewhere",
      { postalCode: "10", phone: "+43 1 5123456" },
      "validation.postalCodeTooShort",
    ],
    [
      "V-08 a top-level domain that nobody has",
      { email: "jane@example.nowhere" },
      "validation.emailDomainInvalid",
    ],
    ["a charity that is none", { charityId: "blue-cross" }, "validation.unknownChoice"],
    ["V-45 a pitch without a word", { elevatorPitch: "!!!" }, "validation.elevatorPitchRequired"],
  ])("%s", (_title, changes, key) => {
    const [field] = Object.keys(changes);
    expect(faultsOf({ ...whole, ...changes }, known)).toEqual([{ field, key }]);
  });

  it("V-15 four digits are enough in Austria", () => {
    const given = { ...whole, phone: "+43 1 5123456", postalCode: "1010" };
    expect(faultsOf(given, known)).toEqual([]);
  });
});
