import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import {
  type ExperienceFault,
  experienceFaults,
  linkedInHost,
  type PersonalFault,
  personalFaults,
} from "@candor/contract/profiles/faults";
import type { ExperienceBody, PersonalBody } from "@candor/contract/profiles/shapes";

/** Errors by field name. */
export type Errors = Readonly<Record<string, string>>;

const personalTexts = perLocale<Readonly<Record<PersonalFault["fault"], string>>>(() => ({
  firstNameRequired: message("validation.firstNameRequired"),
  lastNameRequired: message("validation.lastNameRequired"),
  nameIsAddress: message("validation.nameIsAddress"),
  postalCodeRequired: message("validation.postalCodeRequired"),
  postalCodeTooShort: message("validation.postalCodeTooShort"),
  linkedInUrlPrefix: message("validation.linkedInUrlPrefix", { host: linkedInHost }),
}));

export function personalErrors(body: PersonalBody): Errors {
  return textsOf(personalFaults(body), personalTexts());
}

const experienceTexts = perLocale<Readonly<Record<ExperienceFault["fault"], string>>>(() => ({
  titleRequired: message("validation.titleRequired"),
  companyRequired: message("validation.companyRequired"),
  startDateRequired: message("validation.startDateRequired"),
  endDateRequired: message("validation.endDateRequired"),
  monthAndYearRequired: message("validation.monthAndYearRequired"),
  yearTooEarly: message("validation.yearTooEarly"),
  dateInFuture: message("validation.dateInFuture"),
  startAfterEnd: message("validation.startAfterEnd"),
}));

export function experienceErrors(body: ExperienceBody, thisMonth: string): Errors {
  return textsOf(experienceFaults(body, thisMonth), experienceTexts());
}

function textsOf<Name extends string>(
  faults: readonly { readonly field: string; readonly fault: Name }[],
  texts: Readonly<Record<Name, string>>,
): Errors {
  return Object.fromEntries(faults.map(({ field, fault }) => [field, texts[fault]]));
}
