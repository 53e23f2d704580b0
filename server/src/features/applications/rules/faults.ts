import type { ApplicationBody } from "@candor/contract/applications/shapes";
import type { DraftField, DraftFields } from "@candor/contract/drafts/shapes";
import type { MessageKey } from "@candor/contract/messages/message";
import { postalCodeFault } from "@candor/contract/profiles/faults";
import { hasWords } from "@candor/contract/values";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { emailFault } from "../../session/rules/email.ts";

export interface Fault {
  readonly field: DraftField;
  readonly key: MessageKey;
}

interface Known {
  readonly hasResume: boolean;
  readonly knowsCharity: (id: string) => boolean;
  readonly production: boolean;
}

/** Assumed for phone numbers without a country code, and for postal codes without a usable phone number. */
const home: CountryCode = "US";

/** What prevents an application from being sent: at most one fault per field, in the form's order. */
export function faultsOf(fields: DraftFields, known: Known): Fault[] {
  const { firstName = "", lastName = "", email = "", charityId = "", elevatorPitch = "" } = fields;
  return faults([
    ["resumeId", known.hasResume ? undefined : "validation.resumeRequired"],
    ["firstName", nameFault(firstName, "validation.firstNameRequired")],
    ["lastName", nameFault(lastName, "validation.lastNameRequired")],
    ["email", emailFault(email, known)],
    ...contactFaults(fields),
    ["charityId", charityId === "" || known.knowsCharity(charityId) ? undefined : "validation.unknownChoice"],
    ["elevatorPitch", hasWords(elevatorPitch) ? undefined : "validation.elevatorPitchRequired"],
  ]);
}

/** The same rules, with paths into the call's body. The email is the account's, and the resume is checked elsewhere. */
export function sendingFaults(
  sent: ApplicationBody,
  known: Pick<Known, "knowsCharity">,
): { path: string; key: MessageKey }[] {
  const { shareContact: _shareContact, ...body } = sent;
  const inForm = faultsOf({ ...body, email: "" }, { ...known, hasResume: true, production: true });
  return inForm
    .filter(({ field }) => field !== "email")
    .map(({ field, key }) => ({ path: `/${field}`, key }));
}

type Judged = readonly [DraftField, MessageKey | undefined];

function faults(judged: readonly Judged[]): Fault[] {
  return judged.flatMap(([field, key]) => (key ? [{ field, key }] : []));
}

function nameFault(name: string, key: MessageKey): MessageKey | undefined {
  return hasWords(name) ? undefined : key;
}

function contactFaults({ phone = "", postalCode = "" }: DraftFields): Judged[] {
  const number = parsePhoneNumberFromString(phone, home);
  const postal = postalCodeFault(postalCode, number?.country ?? home);
  return [
    ["phone", phoneFault(phone, number?.isValid() === true)],
    ["postalCode", postal && `validation.${postal}`],
  ];
}

function phoneFault(phone: string, isValid: boolean): MessageKey | undefined {
  if (!hasWords(phone)) return "validation.phoneRequired";
  if (!/\d/.test(phone)) return "validation.phoneEmpty";
  return isValid ? undefined : "validation.phoneIncomplete";
}
