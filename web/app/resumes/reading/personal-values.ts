import type { MessageKey } from "@candor/contract/messages/message";
import type { ReadValue, ResumeReading } from "@candor/contract/resumes/reading";
import type { Profile } from "@candor/contract/session/shapes";
import { sourcesOf } from "./read-job.ts";

export const personalNames = ["firstName", "lastName", "postal", "linkedInUrl", "phone"] as const;
export type PersonalName = (typeof personalNames)[number];

export const personalLabels = {
  firstName: "apply.firstName",
  lastName: "apply.lastName",
  postal: "apply.postalCode",
  linkedInUrl: "profile.linkedIn",
  phone: "profile.phoneNumber",
} as const satisfies Record<PersonalName, MessageKey>;

export function isOpen({ compared, settled }: Pick<ReadValue, "compared" | "settled">): boolean {
  return compared !== "same" && !settled;
}

export function openPersonal(personal: ResumeReading["personal"]): [PersonalName, ReadValue][] {
  return personalNames.flatMap((name): [PersonalName, ReadValue][] => {
    const read = personal[name];
    return read && isOpen(read) ? [[name, read]] : [];
  });
}

/** Names and addresses that the profile requires but neither it nor the resume has. */
export function missingPersonal(personal: ResumeReading["personal"], profile: Profile): PersonalName[] {
  const kept = {
    firstName: profile.firstName,
    lastName: profile.lastName,
    postal: profile.location.postal,
  };
  const needs = openPersonal(personal).some(([name]) => name !== "phone");
  return needs
    ? (["firstName", "lastName", "postal"] as const).filter(
        (name) => !kept[name] && !(personal[name] && isOpen(personal[name])),
      )
    : [];
}

/** The lines that undecided values were read from. */
export function openLines({ personal, experience, skills }: ResumeReading): number[] {
  const jobs = experience.filter(isOpen).flatMap(sourcesOf);
  const values = [...openPersonal(personal).map(([, value]) => value), ...skills.filter(isOpen), ...jobs];
  return [...new Set(values.map(({ line }) => line))];
}
