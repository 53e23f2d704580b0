import { describe, expect, it } from "vitest";
import { experienceFaults, linkedInUrl, personalFaults } from "../../src/profiles/faults.ts";
import { experienceBody, personalBody } from "../../src/profiles/shapes.ts";

const person = { firstName: "Ada", lastName: "Byron", postal: "78701" };

function faultsOf(changes: object) {
  return personalFaults(personalBody.parse({ ...person, ...changes })).map(
    ({ field, fault }) => `${field} ${fault}`,
  );
}

describe("personal information", () => {
  it.each([
    ["V-01 V-45", { firstName: " - " }, ["firstName firstNameRequired"]],
    ["V-02 V-45", { lastName: "" }, ["lastName lastNameRequired"]],
    [
      "V-01 V-02",
      { firstName: "Win at evil.com", lastName: "Booking.com" },
      ["firstName nameIsAddress", "lastName nameIsAddress"],
    ],
    ["V-14", { postal: " " }, ["postal postalCodeRequired"]],
    ["V-15", { postal: "7870" }, ["postal postalCodeTooShort"]],
    ["V-15", { postal: "7870", country: "US" }, ["postal postalCodeTooShort"]],
    ["V-15", { postal: "78", country: "DE" }, ["postal postalCodeTooShort"]],
    ["V-15", { postal: "101", country: "IS" }, []],
    ["V-25", { linkedInUrl: "linkedin.org/in/ada" }, ["linkedInUrl linkedInUrlPrefix"]],
    [
      "V-01 V-02 V-14 V-25",
      { firstName: "", lastName: "", postal: "", linkedInUrl: "ada" },
      [
        "firstName firstNameRequired",
        "lastName lastNameRequired",
        "postal postalCodeRequired",
        "linkedInUrl linkedInUrlPrefix",
      ],
    ],
    ["E-03 E-04", { linkedInUrl: "www.linkedin.com/in/ada" }, []],
  ])("%s: %j has the faults %j", (_id, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });

  it.each([
    ["https://www.linkedin.com/in/ada", "https://www.linkedin.com/in/ada"],
    ["http://www.linkedin.com/in/ada", "https://www.linkedin.com/in/ada"],
    ["www.linkedin.com/in/ada", "https://www.linkedin.com/in/ada"],
    ["LinkedIn.com/in/Ada", "https://www.linkedin.com/in/Ada"],
    ["https://linkedin.com", undefined],
    ["https://www.linkedin.com.evil.example/in/ada", undefined],
    ["https://evil.example/www.linkedin.com/in/ada", undefined],
    ["javascript:alert(1)//www.linkedin.com/", undefined],
    ["ada@www.linkedin.com/in/ada", undefined],
    ["www.linkedin.com/in/ada lovelace", undefined],
    ["", undefined],
  ])("V-25: the LinkedIn address %j is %j", (typed, address) => {
    expect(linkedInUrl(typed)).toBe(address);
  });
});

describe("one experience", () => {
  const job = {
    title: "Keeper",
    company: "Harbor Lights",
    started: { year: 2020, month: 3 },
    ended: { year: 2024, month: 2 },
  };

  it.each([
    ["E-08", {}, []],
    ["V-29 V-45", { title: "…" }, ["title titleRequired"]],
    ["V-28 V-45", { company: " " }, ["company companyRequired"]],
    ["V-26", { started: {} }, ["started startDateRequired"]],
    ["V-27", { ended: {} }, ["ended endDateRequired"]],
    ["V-27", { ended: {}, current: true }, []],
    ["V-32", { started: { year: 2020 } }, ["started monthAndYearRequired"]],
    ["V-32", { started: { month: 3 } }, ["started monthAndYearRequired"]],
    ["V-32", { ended: { year: 2024 } }, ["ended monthAndYearRequired"]],
    ["V-32", { ended: { month: 2 } }, ["ended monthAndYearRequired"]],
    ["V-32", { started: { year: 1899, month: 3 } }, ["started yearTooEarly"]],
    ["V-32", { started: { year: 20, month: 3 } }, ["started yearTooEarly"]],
    ["V-32", { ended: { month: 2 }, current: true }, []],
    ["V-30", { started: { year: 2024, month: 3 } }, ["started startAfterEnd"]],
    ["V-30", { started: { year: 2024, month: 2 } }, []],
    ["V-30", { started: { year: 2024, month: 3 }, current: true }, []],
    ["V-31", { started: { year: 2026, month: 12 }, current: true }, ["started dateInFuture"]],
    ["V-31", { started: { year: 2026, month: 11 }, current: true }, []],
    ["V-31", { ended: { year: 2026, month: 12 } }, ["ended dateInFuture"]],
    ["V-31", { ended: { year: 2026, month: 11 } }, []],
    [
      "V-26 to V-29",
      { title: "", company: "", started: {}, ended: {} },
      [
        "title titleRequired",
        "company companyRequired",
        "started startDateRequired",
        "ended endDateRequired",
      ],
    ],
  ])("%s: %j in November 2026 has the faults %j", (_id, changes, faults) => {
    const body = experienceBody.parse({ ...job, ...changes });
    expect(experienceFaults(body, "2026-11").map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults);
  });
});
