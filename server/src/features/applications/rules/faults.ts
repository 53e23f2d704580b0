import type { DraftField, DraftFields } from "@candor/contract/apply-drafts";
import type { MessageKey } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";

export interface Fault {
  readonly field: DraftField;
  readonly key: MessageKey;
}

/** What is missing or wrong before an application can be sent: at most one for each field, in the form's order. */
export function faultsOf(fields: DraftFields, { hasResume }: { readonly hasResume: boolean }): Fault[] {
  const {
    firstName = "",
    lastName = "",
    email = "",
    phone = "",
    postalCode = "",
    elevatorPitch = "",
  } = fields;
  const judged: readonly [DraftField, MessageKey | undefined][] = [
    ["firstName", hasWords(firstName) ? undefined : "validation.firstNameRequired"],
    ["lastName", hasWords(lastName) ? undefined : "validation.lastNameRequired"],
    ["resumeId", hasResume ? undefined : "validation.resumeRequired"],
    ["email", emailFault(email.trim())],
    ["phone", phoneFault(phone)],
    ["postalCode", postalCodeFault(postalCode.trim(), phone)],
    ["elevatorPitch", hasWords(elevatorPitch) ? undefined : "validation.required"],
  ];
  return judged.flatMap(([field, key]) => (key ? [{ field, key }] : []));
}

function emailFault(email: string): MessageKey | undefined {
  if (email === "") return "validation.emailRequired";
  return z.email().safeParse(email).success ? undefined : "validation.enterValidEmail";
}

/** A number without a country's code is one of the United States. */
function phoneFault(phone: string): MessageKey | undefined {
  if (!hasWords(phone)) return "validation.phoneRequired";
  return parsePhoneNumberFromString(phone, "US")?.isValid() ? undefined : "validation.phoneIncomplete";
}

/** V-15. The country is the phone number's; no country has shorter codes than three characters. */
function postalCodeFault(postalCode: string, phone: string): MessageKey | undefined {
  if (postalCode === "") return "validation.postalCodeRequired";
  const country = parsePhoneNumberFromString(phone, "US")?.country ?? "US";
  return postalCode.length < (country === "US" ? 5 : 3) ? "validation.postalCodeTooShort" : undefined;
}
