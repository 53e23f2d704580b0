import type { Experience, Phone } from "@candor/contract/profiles/shapes";
import type { profile } from "@candor/contract/session/shapes";
import type { z } from "zod";
import { isoTime } from "../../platform/iso-time.ts";
import type { Places } from "../../platform/places/found-place.ts";
import type { ProfileRows } from "./queries.ts";
import { mayAskCurrentPay } from "./rules/pay-history.ts";
import { phoneParts } from "./rules/phones.ts";

/** What a person sees about their own account. Nobody else sees it. */
export function profileView(rows: ProfileRows, places: Pick<Places, "find">): z.input<typeof profile> {
  const { account, resumes, organizations } = rows;
  const email = account.unproved_email ?? account.email;
  return {
    id: String(account.id),
    email,
    emailAddress: email,
    ...namesOf(account),
    phones: phonesOf(rows),
    ...placeOf(rows, places),
    experience: rows.experience.map(experienceView),
    skills: rows.skills.map(({ name }) => name),
    ...aboutOf(rows),
    ...payOf(rows),
    resumes: resumes.map((resume) => ({
      id: String(resume.id),
      fileName: resume.name,
      date: isoTime(resume.uploaded_at),
      inactivated: resume.inactivated_at !== null,
    })),
    ...(account.picture_key !== null && { pictureUrl: `/pictures/people/${account.picture_key}.webp` }),
    emailProved: account.email_proved_at !== null,
    hasPassword: account.password_hash !== null,
    ...(account.time_zone !== null && { timeZone: account.time_zone }),
    timeZoneChosen: account.time_zone_chosen === 1,
    organizations: organizations.map(({ id, ...rest }) => ({ id: String(id), ...rest })),
  };
}

/** The display name is the one that the person chose, otherwise first and last name. */
function namesOf({ display_name, first_name, last_name }: ProfileRows["account"]) {
  const names = [first_name, last_name].filter((name) => name !== null);
  const displayName = display_name ?? (names.length > 0 ? names.join(" ") : undefined);
  return {
    ...(displayName !== undefined && { displayName }),
    ...(first_name !== null && { firstName: first_name }),
    ...(last_name !== null && { lastName: last_name }),
  };
}

/** The number last given in an application comes first, and is listed even if nobody added it here. */
function phonesOf({ account, phones }: ProfileRows): Phone[] {
  const listed = phones.map(({ number, extension, type }) => ({
    number,
    ...(extension !== null && { extension }),
    type,
  }));
  if (account.phone === null) return listed;
  const given = phoneParts(account.phone);
  const isGiven = ({ number, extension }: Phone) => number === given.number && extension === given.extension;
  const known = listed.find(isGiven);
  const others = listed.filter((phone) => phone !== known);
  return [known ?? { ...given, type: "mobile" }, ...others];
}

function placeOf({ account, profile }: ProfileRows, places: Pick<Places, "find">) {
  const { street = null, city = null, region = null, country = null } = profile ?? {};
  const position = positionOf({ city, region, country }, places);
  return {
    location: {
      ...(street !== null && { address: street }),
      ...(city !== null && { city }),
      ...(region !== null && { state: region }),
      ...(account.postal_code !== null && { postal: account.postal_code }),
      ...(country !== null && { country }),
    },
    ...(position && { _location: position }),
    currentPayOffered: mayAskCurrentPay({ country, region, city }),
  };
}

interface Lived {
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** E-14. */
function positionOf({ city, region, country }: Lived, places: Pick<Places, "find">) {
  if (city === null) return undefined;
  const parts = [city, region, country && countryNames.of(country)].filter((part) => part !== null);
  const { latitude, longitude } = places.find(parts.join(", ")) ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function experienceView(row: ProfileRows["experience"][number]): Experience {
  return {
    id: String(row.id),
    title: row.title,
    company: row.company,
    started: row.started,
    ...(row.ended !== null && { ended: row.ended }),
    current: row.ended === null,
    ...(row.description !== null && { description: row.description }),
  };
}

/** E-13: if there is experience, its latest row is the most recent job. */
export function aboutOf({ profile, experience: [latest] }: ProfileRows) {
  const employer = latest?.company ?? profile?.recent_employer;
  const title = latest?.title ?? profile?.recent_title;
  return {
    ...(profile?.linkedin_url && { linkedInUrl: profile.linkedin_url }),
    ...(profile?.work_authorization && { workAuthorization: profile.work_authorization }),
    ...(employer && { mostRecentEmployer: employer }),
    ...(title && { mostRecentJobTitle: title }),
    ...(profile?.goal && { goal: profile.goal }),
  };
}

function payOf({ profile }: ProfileRows) {
  if (!profile) return {};
  const { expected_pay, expected_pay_type, current_pay, current_pay_type } = profile;
  return {
    ...(expected_pay !== null &&
      expected_pay_type && { expectedSalary: expected_pay / 100, expectedSalaryType: expected_pay_type }),
    ...(current_pay !== null &&
      current_pay_type && { currentSalary: current_pay / 100, currentSalaryType: current_pay_type }),
  };
}
