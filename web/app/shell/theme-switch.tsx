import { message } from "@candor/contract/messages/message";
import { useFetcher } from "react-router";
import { addresses } from "../addresses.ts";
import type { Theme } from "../wire/page-context.ts";
import { ReturnAddress } from "./return-address.tsx";

const choices = [
  { label: "theme.system", value: "" },
  { label: "theme.light", value: "light" },
  { label: "theme.dark", value: "dark" },
] as const;

/** A plain form: stores the choice and shows the same page with it. */
export function ThemeSwitch({ theme = "" }: { theme?: Theme | "" | undefined }) {
  // No navigation: forms with unsaved text would ask about it.
  const { Form } = useFetcher();
  return (
    <Form className="theme-switch" method="post" action={addresses.theme} preventScrollReset>
      <fieldset>
        <legend>{message("screen.darkMode")}</legend>
        <ReturnAddress />
        {choices.map(({ label, value }) => (
          <button key={label} name="theme" value={value} aria-pressed={value === theme}>
            {message(label)}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
