import { defaultLocale } from "@candor/contract/messages/locales";

/** The address of the same script with another locale's texts. Its imports are relative, so they are that locale's too. */
export function scriptIn(locale: string, address: string): string {
  return locale === defaultLocale ? address : address.replace(/^(\/?assets\/)(?=[^/]+\.js$)/, `$1${locale}/`);
}

/** The same for every address in something that has a JSON form, such as React Router's list of routes. */
export function scriptsIn<Value>(locale: string, value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === "string" ? scriptIn(locale, each) : each,
  ) as Value;
}
