import { z } from "zod";
import type { Sheet, SheetJob } from "../sheets/sheet.ts";
import {
  copiedJob,
  lineOf,
  linkedInAmong,
  monthOf,
  mostCopied,
  placeLine,
  present,
  schoolLine,
} from "./copied-resume.ts";
import { flag, list, part, text } from "./lenient.ts";

const { rows, points } = mostCopied;

const subdivisions = list(z.object({ value: z.string() }), 1);

const position = z.object({
  title: text,
  start: text,
  end: text,
  current: flag,
  descriptions: list(z.string(), points),
});

const employment = z.object({
  organization: part({ name: text }),
  start: text,
  end: text,
  current: flag,
  positionHistories: list(position, rows),
});

const school = z.object({
  institution: part({ name: text }),
  start: text,
  end: text,
  educationDegrees: list(z.object({ name: text, specializations: list(z.object({ name: text }), 1) }), 1),
});

/** The parts of a Candidate in HR Open 4 that a resume of ours shows. Some programs put it into an envelope. */
const candidate = z.object({
  person: part({
    name: part({ formattedName: text, given: text, family: text }),
    communication: part({
      address: list(
        z.object({
          city: text,
          postalCode: text,
          countrySubDivisions: subdivisions,
          // As version 4.1 spelled it.
          countrySubdivisions: subdivisions,
        }),
        1,
      ),
      phone: list(z.object({ formattedNumber: z.string() }), 1),
      email: list(z.object({ address: z.string() }), 1),
      web: list(z.object({ url: z.string() }), rows),
    }),
  }),
  profiles: list(
    z.object({
      employment: list(employment, rows),
      education: list(school, rows),
      qualifications: list(z.object({ competencyName: text }), rows),
    }),
    rows,
  ),
});

/** Undefined if it isn't a Candidate. */
export function hrOpenSheet(data: Readonly<Record<string, unknown>>): Sheet | undefined {
  const { candidate: inside } = data;
  const { person, profiles } = candidate.parse(typeof inside === "object" && inside !== null ? inside : data);
  const { given, family, formattedName } = person.name;
  const { address, phone, email, web } = person.communication;
  const [home] = address;
  const state = home?.countrySubDivisions[0] ?? home?.countrySubdivisions[0];
  const linkedIn = linkedInAmong(web);
  const contact = [
    placeLine(home?.city, state?.value, home?.postalCode),
    phone[0]?.formattedNumber,
    email[0]?.address,
    linkedIn,
  ];
  return {
    name: lineOf(given && family ? `${given} ${family}` : formattedName),
    contact: contact.map(lineOf).filter(Boolean),
    jobs: profiles.flatMap((profile) => profile.employment.flatMap(jobsAt)),
    skills: profiles
      .flatMap(({ qualifications }) => qualifications.map(({ competencyName }) => lineOf(competencyName)))
      .filter(Boolean),
    education: profiles.flatMap((profile) => profile.education.map(schoolOf)).filter(Boolean),
  };
}

/** Each position at an employer. What a position doesn't say about its dates, the employment does. */
function jobsAt({ organization, positionHistories, ...whole }: z.infer<typeof employment>): SheetJob[] {
  return positionHistories.flatMap(({ title, descriptions, ...held }) =>
    copiedJob({
      title,
      company: organization.name,
      started: monthOf(held.start ?? whole.start),
      ended: endOf(held) ?? endOf(whole) ?? present,
      // Some programs escape line breaks twice.
      description: descriptions.join("\n").replaceAll(String.raw`\n`, "\n"),
    }),
  );
}

function endOf({
  end,
  current,
}: {
  end?: string | undefined;
  current?: boolean | undefined;
}): string | undefined {
  return current === true ? present : monthOf(end);
}

function schoolOf({ institution, educationDegrees: [degree], start, end }: z.infer<typeof school>): string {
  return schoolLine([degree?.name, degree?.specializations[0]?.name], institution.name, [start, end]);
}
