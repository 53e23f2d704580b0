import type { Consultant, Enrollment } from "@candor/contract/consulting/shapes";
import { isoTime } from "../../platform/iso-time.ts";
import type { ProfileRows } from "../profiles/queries.ts";
import { aboutOf } from "../profiles/views.ts";
import type { EnrollmentRow } from "./queries.ts";

export function enrollmentView({ specialty, remote, location, enrolled_at }: EnrollmentRow): Enrollment {
  return { specialty, remote, ...(location !== null && { location }), enrolledAt: isoTime(enrolled_at) };
}

/** What administrators see. Nothing else of the profile is included. */
export function consultantView(row: EnrollmentRow, profile: ProfileRows): Consultant {
  const { first_name: firstName, last_name: lastName, email } = profile.account;
  const { linkedInUrl, workAuthorization, mostRecentEmployer, mostRecentJobTitle } = aboutOf(profile);
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return {
    ...enrollmentView(row),
    ...(name !== "" && { name }),
    email,
    skills: profile.skills.map((skill) => skill.name),
    ...(mostRecentJobTitle && { mostRecentJobTitle }),
    ...(mostRecentEmployer && { mostRecentEmployer }),
    ...(workAuthorization && { workAuthorization }),
    ...(linkedInUrl && { linkedInUrl }),
  };
}
