import { expect, it } from "vitest";
import { profileView } from "../../../src/features/session/views/profile.ts";

const account = {
  id: 7,
  email: "ada@example.com",
  unproved_email: null,
  email_proved_at: 1,
  display_name: null,
  first_name: "Ada",
  last_name: "Byron",
  phone: "+15125550100",
  postal_code: "78701",
  password_hash: "$argon2id$…",
  time_zone: null,
  time_zone_chosen: 0,
};

it("E-03, E-06, E-07 a profile shows its names, phone, place, resumes and organizations", () => {
  const uploaded = Date.parse("2026-11-02T09:00:00Z");
  expect(
    profileView({
      account,
      resumes: [
        { id: 2, name: "new.pdf", uploaded_at: uploaded, inactivated_at: null },
        { id: 1, name: "old.pdf", uploaded_at: uploaded, inactivated_at: uploaded },
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
    phones: [{ number: "+15125550100", type: "mobile" }],
    location: { postal: "78701" },
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

it.each([
  [{ display_name: "Countess" }, "Countess"],
  [{ last_name: null }, "Ada"],
  [{ first_name: null, last_name: null }, undefined],
])("goes by the chosen name, or else by what is known: %j", (more, displayName) => {
  const rows = { account: { ...account, ...more }, resumes: [], organizations: [] };
  expect(profileView(rows).displayName).toBe(displayName);
});
