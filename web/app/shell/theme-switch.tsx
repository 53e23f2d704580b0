import { message } from "@candor/contract/messages/message";
import { useFetcher } from "react-router";
import { addresses } from "../addresses.ts";
import type { Theme } from "../wire/page-context.ts";
import { ChoiceSwitch } from "./choice-switch.tsx";

export function ThemeSwitch({ theme = "" }: { theme?: Theme | "" | undefined }) {
  // No navigation: forms with unsaved text would ask about it.
  const { Form } = useFetcher();
  return (
    <Form className="choice-switch" method="post" action={addresses.theme} preventScrollReset>
      <ChoiceSwitch
        name="theme"
        legend={message("screen.darkMode")}
        choices={[
          ["", message("theme.system")],
          ["light", message("theme.light")],
          ["dark", message("theme.dark")],
        ]}
        chosen={theme}
      />
    </Form>
  );
}
