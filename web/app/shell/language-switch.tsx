import { currentLocale } from "@candor/contract/messages/locale";
import { localeCookie, localeNames } from "@candor/contract/messages/locales";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { ChoiceSwitch } from "./choice-switch.tsx";

/** M-50: each language under its own name. Loads the whole page again: its scripts are in one language. */
export function LanguageSwitch() {
  return (
    <form className="choice-switch" method="post" action={addresses.locale}>
      <ChoiceSwitch
        name={localeCookie}
        legend={message("language.name")}
        choices={Object.entries(localeNames).map(([value, name]) => [value, name, value])}
        chosen={currentLocale()}
      />
    </form>
  );
}
