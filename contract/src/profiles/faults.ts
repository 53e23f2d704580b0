import { hasWebsite, hasWords } from "../values.ts";
import type { ExperienceBody, PersonalBody, TypedMonth } from "./shapes.ts";

/** What is wrong with one field. Its text in the catalogue has the key `validation.` plus the fault's name. */
interface Fault<Field extends string, Name extends string> {
  readonly field: Field;
  readonly fault: Name;
}

type NameFault = "firstNameRequired" | "lastNameRequired" | "nameIsAddress";
export type PostalCodeFault = "postalCodeRequired" | "postalCodeTooShort";
export type PersonalFault =
  | Fault<"firstName" | "lastName", NameFault>
  | Fault<"linkedInUrl", "linkedInUrlPrefix">
  | Fault<"postal", PostalCodeFault>;

export const linkedInHost = "www.linkedin.com";

/** V-01, V-02, V-14, V-15, V-25: at most one per field, in the form's order. */
export function personalFaults(body: PersonalBody): PersonalFault[] {
  const { firstName, lastName, linkedInUrl: typed, postal, country } = body;
  const postalCode = postalCodeFault(postal, country);
  return [
    ...nameFaults("firstName", firstName),
    ...nameFaults("lastName", lastName),
    ...(postalCode ? [{ field: "postal", fault: postalCode } as const] : []),
    ...(typed === "" || linkedInUrl(typed)
      ? []
      : [{ field: "linkedInUrl", fault: "linkedInUrlPrefix" } as const]),
  ];
}

function nameFaults(field: "firstName" | "lastName", name: string): PersonalFault[] {
  if (!hasWords(name)) return [{ field, fault: `${field}Required` }];
  return hasWebsite(name) ? [{ field, fault: "nameIsAddress" }] : [];
}

/** The full address; undefined if it isn't LinkedIn's. The scheme and `www.` are optional. */
export function linkedInUrl(typed: string): string | undefined {
  const path = /^(?:https?:\/\/)?(?:www\.)?linkedin\.com\/(?<path>\S*)$/i.exec(typed)?.groups?.["path"];
  return path === undefined ? undefined : `https://${linkedInHost}/${path}`;
}

/** The shortest postal codes in the world have three characters; those of the United States have five. */
export function postalCodeFault(typed: string, country: string): PostalCodeFault | undefined {
  const postal = typed.trim();
  if (postal === "") return "postalCodeRequired";
  const shortest = country === "" || country === "US" ? 5 : 3;
  return !hasWords(postal) || postal.length < shortest ? "postalCodeTooShort" : undefined;
}

type DateFault = "monthAndYearRequired" | "yearTooEarly" | "dateInFuture";
const firstYear = 1900;
export type ExperienceFault =
  | Fault<"title", "titleRequired">
  | Fault<"company", "companyRequired">
  | Fault<"started", DateFault | "startDateRequired" | "startAfterEnd">
  | Fault<"ended", DateFault | "endDateRequired">;

/** V-26 to V-32: at most one per field, in the form's order. `thisMonth` is the person's own month: "2026-11". */
export function experienceFaults(body: ExperienceBody, thisMonth: string): ExperienceFault[] {
  const { title, company, started, current } = body;
  const start = dateFault(started, "startDateRequired", thisMonth) ?? orderFault(body);
  const end = current ? undefined : dateFault(body.ended, "endDateRequired", thisMonth);
  return [
    ...(hasWords(title) ? [] : [{ field: "title", fault: "titleRequired" } as const]),
    ...(hasWords(company) ? [] : [{ field: "company", fault: "companyRequired" } as const]),
    ...(start ? [{ field: "started", fault: start } as const] : []),
    ...(end ? [{ field: "ended", fault: end } as const] : []),
  ];
}

/** "2024-03"; undefined unless both month and year are chosen. */
export function monthText({ year, month }: TypedMonth): string | undefined {
  return year && month ? `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}` : undefined;
}

function dateFault<Missing extends string>(
  typed: TypedMonth,
  missing: Missing,
  thisMonth: string,
): Missing | DateFault | undefined {
  if (!(typed.year || typed.month)) return missing;
  const date = monthText(typed);
  if (date === undefined) return "monthAndYearRequired";
  if (typed.year !== undefined && typed.year < firstYear) return "yearTooEarly";
  return date > thisMonth ? "dateInFuture" : undefined;
}

function orderFault({ started, ended, current }: ExperienceBody): "startAfterEnd" | undefined {
  const [start, end] = [monthText(started), monthText(ended)];
  return !current && start !== undefined && end !== undefined && start > end ? "startAfterEnd" : undefined;
}
