import { describe, expect, it } from "vitest";
import type { ProfileRows } from "../../../src/features/profiles/queries.ts";
import { profileView } from "../../../src/features/profiles/views.ts";
import { loadPlaces } from "../../../src/platform/places/places.ts";

const account = {
  id: 7,
  email: "ada@example.com",
  unproved_email: null,
  email_proved_at: 1,
  display_name: null,
  first_name: "Ada",
  last_name: "Byron",
  phone: "(512) 555-0100",
  postal_code: "78701",
  password_hash: "$argon2id$…",
  administrator: 0,
  time_zone: null,
  time_zone_chosen: 0,
  locale: null,
  picture_file_id: null,
  picture_key: null,
  created_at: 0,
};

const profile: NonNullable<ProfileRows["profile"]> = {
  account_id: 7,
  linkedin_url: "https://www.linkedin.com/in/ada",
  street: "1 Congress Avenue",
  city: "Austin",
  region: "TX",
  country: "US",
  work_authorization: "anyEmployer",
  expected_pay: 9_000_000,
  expected_pay_type: "perYear",
  current_pay: 4250,
  current_pay_type: "hourly",
  recent_employer: "Harbor Trust",
  recent_title: "Clerk",
  goal: "A lighthouse.",
  changed_at: 0,
};

const job = {
  id: 4,
  account_id: 7,
  title: "Keeper",
  company: "Harbor Lights",
  started: "2020-03",
  ended: null,
  description: null,
};

const empty: ProfileRows = {
  account,
  profile: undefined,
  phones: [],
  experience: [],
  skills: [],
  resumes: [],
  organizations: [],
};

const shown = (rows: Partial<ProfileRows>) => profileView({ ...empty, ...rows }, loadPlaces());

it("E-03, E-06, E-07 a profile shows its names, phone, place, resumes and organizations", () => {
  const uploaded = Date.parse("2026-11-02T09:00:00Z");
  const resume = { name: "new.pdf", uploaded_at: uploaded, inactivated_at: null };
  expect(
    shown({
      resumes: [
        { id: 2, ...resume },
        { id: 1, ...resume, name: "old.pdf", inactivated_at: uploaded },
      ],
      organizations: [{ id: 3, name: "Harbor Trust", slug: "harbor-trust", role: "owner" }],
    }),
  ).toEqual({
    id: "7",
    email: "ada@example.com",
    emailAddress: "ada@example.com",
    displayName: "Ada Byron",
    firstName: "Ada",
    lastName: "Byron",
    phones: [{ number: "+1 512 555 0100", type: "mobile" }],
    location: { postal: "78701" },
    currentPayOffered: false,
    experience: [],
    skills: [],
    resumes: [
      { id: "2", fileName: "new.pdf", date: "2026-11-02T09:00:00.000Z", inactivated: false },
      { id: "1", fileName: "old.pdf", date: "2026-11-02T09:00:00.000Z", inactivated: true },
    ],
    emailProved: true,
    hasPassword: true,
    timeZoneChosen: false,
    organizations: [{ id: "3", name: "Harbor Trust", slug: "harbor-trust", role: "owner" }],
  });
});

it("C-13, E-04, E-05, E-08 to E-14 a profile shows what its person says of themselves", () => {
  expect(shown({ profile, experience: [job], skills: [{ name: "Lamps" }] })).toMatchObject({
    linkedInUrl: "https://www.linkedin.com/in/ada",
    location: { address: "1 Congress Avenue", city: "Austin", state: "TX", postal: "78701", country: "US" },
    _location: { latitude: expect.closeTo(30.27, 1), longitude: expect.closeTo(-97.74, 1) },
    currentPayOffered: true,
    experience: [{ id: "4", title: "Keeper", company: "Harbor Lights", started: "2020-03", current: true }],
    skills: ["Lamps"],
    workAuthorization: "anyEmployer",
    expectedSalary: 90_000,
    expectedSalaryType: "perYear",
    currentSalary: 42.5,
    currentSalaryType: "hourly",
    mostRecentEmployer: "Harbor Lights",
    mostRecentJobTitle: "Keeper",
    goal: "A lighthouse.",
  });
});

it("E-13 without experience, the most recent job is as it was typed", () => {
  expect(shown({ profile })).toMatchObject({
    mostRecentEmployer: "Harbor Trust",
    mostRecentJobTitle: "Clerk",
  });
});

it.each([
  ["a city of another country", { city: "Toronto", region: "ON", country: "CA" }, 43.7],
  ["a city that nobody knows", { city: "Xyzzyville", region: "TX", country: "US" }, undefined],
  ["no city", { city: null, region: "TX", country: "US" }, undefined],
])("E-14: %s has the latitude %j", (_place, where, latitude) => {
  const { _location } = shown({ profile: { ...profile, ...where } });
  if (latitude === undefined) expect(_location).toBeUndefined();
  else expect(_location?.latitude).toBeCloseTo(latitude, 0);
});

describe("E-06: the number that was last given in an application", () => {
  const office = { number: "+1 512 555 0123", extension: "9", type: "office" } as const;
  const mobile = { number: "+1 512 555 0100", extension: null, type: "mobile" } as const;

  it("comes first in the list", () => {
    expect(shown({ phones: [office, mobile] }).phones.map(({ number }) => number)).toEqual([
      mobile.number,
      office.number,
    ]);
  });

  it("is added to a list that doesn't have it", () => {
    expect(shown({ phones: [office] }).phones).toEqual([{ number: mobile.number, type: "mobile" }, office]);
  });

  it("stays as typed if it is no number of its country", () => {
    expect(shown({ account: { ...account, phone: "555" } }).phones).toEqual([
      { number: "555", type: "mobile" },
    ]);
  });
});

it.each([
  [{ display_name: "Countess" }, "Countess"],
  [{ last_name: null }, "Ada"],
  [{ first_name: null, last_name: null }, undefined],
])("goes by the chosen name, or else by what is known: %j", (more, displayName) => {
  expect(shown({ account: { ...account, ...more } }).displayName).toBe(displayName);
});
