import { message } from "@candor/contract/messages/message";
import { useRouteLoaderData } from "react-router";
import type { InstanceData } from "../wire/page-context.ts";
import { supportMail } from "../wording/support-mail.ts";
import { ButtonLink } from "./button.tsx";

/** a button that starts a mail to this instance's support, with `body` as its text. */
export function ContactSupport({ body }: { body?: string }) {
  const instance = useRouteLoaderData<InstanceData>("root");
  return (
    instance && (
      <p>
        <ButtonLink to={supportMail(new URL(instance.publicUrl).hostname, body)} tone="quiet">
          {message("button.contactSupport")}
        </ButtonLink>
      </p>
    )
  );
}
