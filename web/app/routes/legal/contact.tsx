import { supportAddress } from "@candor/contract/environment/support-address";
import { message } from "@candor/contract/messages/message";
import { useRouteLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { LegalPage, LegalSection } from "../../shell/legal-page.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import type { InstanceData } from "../../wire/page-context.ts";

export const handle = { hydrate: false };

const subjects = ["application", "posting", "data", "security"] as const;

/** */
export default function Contact() {
  const instance = useRouteLoaderData<InstanceData>("root");
  const address = instance && supportAddress(new URL(instance.publicUrl).hostname);
  return (
    <LegalPage title="screen.contact" lead="contact.lead" path={addresses.contact}>
      {address !== undefined && (
        <p className="actions legal-write">
          <ButtonLink to={`mailto:${address}`}>{message("contact.write", { address })}</ButtonLink>
        </p>
      )}
      {subjects.map((subject) => (
        <LegalSection
          key={subject}
          heading={`contact.${subject}`}
          texts={[message(`contact.${subject}Body`)]}
        >
          {subject === "data" && (
            <p>
              <a href={addresses.ownData()}>{message("ownData.title")}</a>
            </p>
          )}
        </LegalSection>
      ))}
    </LegalPage>
  );
}
