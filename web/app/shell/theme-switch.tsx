import { message } from "@candor/contract/messages/message";
import { Form, useLocation, useMatches } from "react-router";
import { addresses } from "../addresses.ts";
import type { Theme } from "../wire/page-context.ts";
import { isMissing } from "./page-handle.ts";

const choices = [
  { label: "theme.system", value: "" },
  { label: "theme.light", value: "light" },
  { label: "theme.dark", value: "dark" },
] as const;

/** A plain form: stores the choice and shows the same page with it. */
export function ThemeSwitch({ theme = "" }: { theme?: Theme | "" | undefined }) {
  const { pathname, search } = useLocation();
  // An address without a page may spell out another site's: none of it is repeated.
  const missing = isMissing(useMatches().map(({ handle }) => handle));
  return (
    <Form className="theme-switch" method="post" action={addresses.theme} preventScrollReset>
      <fieldset>
        <legend>{message("screen.darkMode")}</legend>
        <input type="hidden" name="from" value={missing ? addresses.home : `${pathname}${search}`} />
        {choices.map(({ label, value }) => (
          <button key={label} name="theme" value={value} aria-pressed={value === theme}>
            {message(label)}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
