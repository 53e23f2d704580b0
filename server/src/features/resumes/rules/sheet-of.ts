import { messageForAll } from "@candor/contract/messages/catalogues";
import { defaultLocale } from "@candor/contract/messages/locales";
import type { Profile } from "@candor/contract/session/shapes";
import type { Sheet } from "../../../platform/sheets/sheet.ts";

/** What a resume made from the profile shows. Pay isn't part of it. */
export function sheetOf(profile: Profile): Sheet {
  const { displayName, email, phones, location, linkedInUrl, experience, skills } = profile;
  const { city, state, postal } = location;
  const place = [city, [state, postal].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return {
    name: displayName ?? email,
    contact: [place, phones[0]?.number, email, linkedInUrl?.replace(/^https:\/\/(?:www\.)?/, "")].flatMap(
      (part) => part || [],
    ),
    jobs: experience.map(({ title, company, started, ended, description = "" }) => ({
      title,
      company,
      period: messageForAll("profile.period", {
        started: monthText(started),
        ended: ended === undefined ? messageForAll("resumes.present") : monthText(ended),
      }),
      points: description.split("\n").flatMap((line) => line.replace(bullet, "").trim() || []),
    })),
    skills,
  };
}

const bullet = /^\s*[-–—•*▪◦·●○]\s+/;
const month = new Intl.DateTimeFormat(defaultLocale, { month: "short", year: "numeric", timeZone: "UTC" });

function monthText(of: string): string {
  return month.format(new Date(`${of}-01T00:00:00Z`));
}
