import type { Profile } from "@candor/contract/session/shapes";

type Own = Pick<
  Profile,
  | "displayName"
  | "email"
  | "phones"
  | "location"
  | "linkedInUrl"
  | "mostRecentJobTitle"
  | "goal"
  | "experience"
  | "skills"
>;

/** The profile in the schema of JSON Resume, version 1.0.0. Pay isn't part of a resume. */
export function jsonResume({ experience, skills, ...own }: Own) {
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basicsOf(own),
    work: experience.map(({ title, company, started, ended, description }) => ({
      name: company,
      position: title,
      startDate: started,
      ...(ended !== undefined && { endDate: ended }),
      ...(description !== undefined && { summary: description }),
    })),
    skills: skills.map((name) => ({ name })),
  };
}

function basicsOf(own: Omit<Own, "experience" | "skills">) {
  const { displayName, email, phones, location, linkedInUrl, mostRecentJobTitle, goal } = own;
  const { address, city, state, postal, country } = location;
  return {
    ...(displayName !== undefined && { name: displayName }),
    ...(mostRecentJobTitle !== undefined && { label: mostRecentJobTitle }),
    email,
    ...(phones[0] && { phone: phones[0].number }),
    ...(goal !== undefined && { summary: goal }),
    location: {
      ...(address !== undefined && { address }),
      ...(postal !== undefined && { postalCode: postal }),
      ...(city !== undefined && { city }),
      ...(country !== undefined && { countryCode: country }),
      ...(state !== undefined && { region: state }),
    },
    ...(linkedInUrl !== undefined && { profiles: [{ network: "LinkedIn", url: linkedInUrl }] }),
  };
}
