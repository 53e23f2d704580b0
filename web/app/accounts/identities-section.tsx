import type { Identities } from "@candor/contract/identities/routes";
import { message } from "@candor/contract/messages/message";
import { signInProviders } from "@candor/contract/values";
import { Form } from "react-router";
import { Button } from "../ui/button.tsx";
import { useDates } from "../wording/use-dates.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Linked accounts that sign in here. Nothing if there are none and none can be linked. */
export function IdentitiesSection({ identities, providers }: Identities) {
  if (identities.length + providers.length === 0) return null;
  return (
    <SettingsSection title={message("account.identities")} id="own-identities">
      <p>{message(identities.length === 0 ? "account.noIdentities" : "account.identitiesLead")}</p>
      {identities.length > 0 && (
        <ol className="ledger own-sessions">
          {identities.map((identity) => (
            <li key={identity.id}>
              <IdentityEntry {...identity} />
            </li>
          ))}
        </ol>
      )}
      {/* A native form: it leads to another site. */}
      <div className="link-elsewhere">
        {providers.map((name) => (
          <Form key={name} method="post" reloadDocument>
            <input type="hidden" name="provider" value={name} />
            <Button tone="quiet" name="intent" value="link">
              {message("account.link", { provider: signInProviders[name] })}
            </Button>
          </Form>
        ))}
      </div>
    </SettingsSection>
  );
}

function IdentityEntry({ id, provider: name, linkedAt }: Identities["identities"][number]) {
  const { momentText } = useDates();
  const provider = signInProviders[name];
  return (
    <>
      <div>
        <h3>{provider}</h3>
        <ul className="facts-line">
          <li>{message("account.linkedAt", { date: momentText(linkedAt) })}</li>
        </ul>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button name="intent" value="unlink" aria-label={message("account.unlinkOf", { provider })}>
          {message("account.unlink")}
        </button>
      </Form>
    </>
  );
}
