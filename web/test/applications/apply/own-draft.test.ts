import type { ApplyDraft } from "@candor/contract/drafts/shapes";
import type { OwnResume } from "@candor/contract/resumes/shapes";
import { describe, expect, it } from "vitest";
import { type Account, ownDraft } from "../../../app/applications/apply/draft/own-draft.ts";

const resume = (id: string, isDefault = false): OwnResume => ({
  id,
  fileName: `${id}.pdf`,
  mediaType: "application/pdf",
  bytes: 1000,
  sha256: "",
  uploadedAt: "2026-11-01T00:00:00.000Z",
  inactivated: false,
  isDefault,
  text: "",
});

const account: Account = {
  profile: {
    id: "1",
    email: "ada@example.com",
    emailAddress: "ada@example.com",
    firstName: "Ada",
    lastName: "Byron",
    phones: [{ number: "+15125550143", type: "mobile" }],
    location: { postal: "78701" },
    experience: [],
    skills: [],
    currentPayOffered: false,
    resumes: [],
    emailProved: true,
    hasPassword: false,
    timeZoneChosen: false,
    organizations: [],
  },
  resumes: [resume("8", true), resume("7")],
  answers: [],
};

const fault = (field: string) => ({ field, key: "validation.required", text: "This value is required" });
const everyField = ["firstName", "lastName", "resumeId", "email", "phone", "postalCode", "elevatorPitch"];
const empty: ApplyDraft = {
  fields: {},
  fromResume: [],
  questions: [],
  answers: {},
  files: {},
  faults: everyField.map(fault),
  key: "key",
};

describe("a draft", () => {
  it("begins with the account's number and its extension", () => {
    const phones = [{ number: "+1 212 555 0100", extension: "12", type: "office" } as const];
    const office = { ...account, profile: { ...account.profile, phones } };
    expect(ownDraft(empty, office).fields.phone).toBe("+1 212 555 0100 ext. 12");
  });

  it("of a stranger is what was typed", () => {
    expect(ownDraft({ ...empty, fields: { email: "a" } }, undefined)).toEqual({
      fields: { email: "a" },
      fromResume: [],
      questions: [],
      faults: empty.faults,
      uploaded: false,
    });
  });

  it("is filled with what the account knows, so that nothing is asked twice", () => {
    const { fields, faults, resume: chosen, uploaded } = ownDraft(empty, account);
    expect(fields).toEqual({
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      phone: "+15125550143",
      postalCode: "78701",
      resumeId: "8",
    });
    expect(faults).toEqual([fault("elevatorPitch")]);
    expect([chosen?.id, uploaded]).toEqual(["8", false]);
  });

  it("holds what was typed against what the account knows, also what was emptied", () => {
    const typed = {
      ...empty,
      fields: { firstName: "", phone: "5" },
      faults: [fault("firstName"), fault("phone")],
    };
    const { fields, faults } = ownDraft(typed, account);
    expect([fields.firstName, fields.phone, fields.lastName]).toEqual(["", "5", "Byron"]);
    expect(faults).toEqual(typed.faults);
  });

  it("M-35 believes what was typed, then the account, then the resume", () => {
    const read: ApplyDraft = {
      ...empty,
      fields: { firstName: "A.", lastName: "King", phone: "5", email: "old@example.com" },
      fromResume: ["firstName", "phone", "email"],
    };
    const newcomer = { ...account, profile: { ...account.profile, location: {}, phones: [] } };
    const { fields, fromResume } = ownDraft(read, newcomer);
    expect(fields).toMatchObject({
      firstName: "Ada",
      lastName: "King",
      phone: "5",
      email: "ada@example.com",
    });
    expect(fromResume).toEqual(["phone"]);
  });

  it("is sent from the proved address, whatever was typed before", () => {
    const typed = { ...empty, fields: { email: "somebody@else.example" } };
    expect(ownDraft(typed, account).fields.email).toBe("ada@example.com");
  });

  it.each([
    ["the chosen one", "7", "7"],
    ["the default, where the chosen one is no longer used", "6", "8"],
  ])("names of the person's resumes %s", (_name, resumeId, expected) => {
    expect(ownDraft({ ...empty, fields: { resumeId } }, account).resume?.id).toBe(expected);
  });

  it("prefers a file that was uploaded for it", () => {
    const own = ownDraft({ ...empty, fields: { resumeId: "7" }, resume: resume("9") }, account);
    expect([own.resume?.id, own.fields.resumeId, own.uploaded]).toEqual(["9", "9", true]);
  });
});
