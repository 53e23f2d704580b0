import type { Profile } from "@candor/contract/session/shapes";

type Own = Pick<
  Profile,
  | "displayName"
  | "firstName"
  | "lastName"
  | "email"
  | "phones"
  | "location"
  | "linkedInUrl"
  | "goal"
  | "experience"
  | "skills"
>;

/** The profile as a Candidate of HR Open's recruiting schema, version 4.2. Pay isn't part of a resume. */
export function hrOpenCandidate({ experience, skills, goal, ...own }: Own) {
  return {
    person: personOf(own),
    profiles: [
      {
        ...(goal !== undefined && { objective: goal }),
        employment: experience.map(({ title, company, started, ended, description }) => {
          const period = { start: started, ...(ended === undefined ? { current: true } : { end: ended }) };
          const descriptions = description === undefined ? {} : { descriptions: [description] };
          return {
            organization: { name: company },
            ...period,
            positionHistories: [{ title, ...period, ...descriptions }],
          };
        }),
        qualifications: skills.map((competencyName) => ({ competencyName })),
      },
    ],
  };
}

function personOf(own: Omit<Own, "experience" | "skills" | "goal">) {
  const { displayName, firstName, lastName, email, phones, location, linkedInUrl } = own;
  const address = addressOf(location);
  return {
    name: {
      formattedName: displayName ?? email,
      ...(firstName !== undefined && { given: firstName }),
      ...(lastName !== undefined && { family: lastName }),
    },
    communication: {
      ...(Object.keys(address).length > 0 && { address: [address] }),
      ...(phones.length > 0 && { phone: phones.map(({ number }) => ({ formattedNumber: number })) }),
      email: [{ address: email }],
      ...(linkedInUrl !== undefined && { web: [{ name: "LinkedIn", url: linkedInUrl }] }),
    },
  };
}

function addressOf({ address, city, state, postal, country }: Own["location"]) {
  return {
    ...(address !== undefined && { line: address }),
    ...(city !== undefined && { city }),
    ...(state !== undefined && { countrySubDivisions: [{ type: "state", value: state }] }),
    ...(postal !== undefined && { postalCode: postal }),
    ...(country !== undefined && { countryCode: country }),
  };
}
