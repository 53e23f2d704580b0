import { message } from "@candor/contract/messages/message";
import { Form, useLocation, useMatches } from "react-router";
import { addresses } from "../addresses.ts";
import type { Theme } from "./theme.ts";

const choices = [
  { label: "theme.system", value: "" },
  { label: "theme.light", value: "light" },
  { label: "theme.dark", value: "dark" },
] as const;

/** A plain form: what is chosen is stored, and the same page comes back in it. */
export function ThemeSwitch({ theme = "" }: { theme?: Theme | "" | undefined }) {
  const { pathname, search } = useLocation();
  // What is no page may spell another site's address: nothing of it is repeated.
  const isPage = useMatches().every(({ id }) => id !== "routes/shell/landing");
  return (
    <Form className="theme-switch" method="post" action={addresses.theme} preventScrollReset>
      <fieldset>
        <legend>{message("screen.darkMode")}</legend>
        <input type="hidden" name="from" value={isPage ? `${pathname}${search}` : addresses.home} />
        {choices.map(({ label, value }) => (
          <button key={label} name="theme" value={value} aria-pressed={value === theme}>
            {message(label)}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
