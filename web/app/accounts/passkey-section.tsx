import { message } from "@candor/contract/messages/message";
import type { Passkey } from "@candor/contract/passkeys/routes";
import type { PasskeyCreation } from "@candor/contract/passkeys/shapes";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { usePasskeysKnown } from "../passkeys/use-passkeys-known.ts";
import { useDates } from "../wording/use-dates.ts";
import type { AccountChange } from "./account-changes.ts";
import type { Refused } from "./answers.ts";
import { RemovePasskey, RenamePasskey } from "./passkey-forms.tsx";
import { SettingsSection } from "./settings-section.tsx";

const AddPasskey = lazy(() => import("./add-passkey.tsx"));

interface PasskeySectionProps {
  readonly passkeys: readonly Passkey[];
  readonly hasPassword: boolean;
  readonly changing: AccountChange | undefined;
  /** The number of the passkey being changed. */
  readonly changed: string | undefined;
  readonly offer: PasskeyCreation | undefined;
  readonly refused: Refused | undefined;
}

export function PasskeySection({ passkeys, changing, changed, offer, ...form }: PasskeySectionProps) {
  return (
    <SettingsSection title={message("passkeys.title")} id="own-passkeys">
      <p>{message("passkeys.lead")}</p>
      {passkeys.length === 0 && <p>{message("passkeys.none")}</p>}
      {passkeys.length > 0 && (
        <ol className="ledger own-sessions">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Own passkey={passkey} changing={passkey.id === changed ? changing : undefined} {...form} />
            </li>
          ))}
        </ol>
      )}
      <Addition isOpen={changing === "passkey"} offer={offer} {...form} />
    </SettingsSection>
  );
}

interface OwnProps extends Pick<PasskeySectionProps, "hasPassword" | "changing" | "refused"> {
  readonly passkey: Passkey;
}

function Own({ passkey, changing, ...form }: OwnProps) {
  if (changing === "passkey-name") return <RenamePasskey passkey={passkey} {...form} />;
  if (changing === "passkey-removal") return <RemovePasskey passkey={passkey} {...form} />;
  return <Entry passkey={passkey} />;
}

function Entry({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { momentText } = useDates();
  return (
    <>
      <div>
        <h3>{name}</h3>
        <ul className="facts-line">
          <li>{message("passkeys.createdAt", { date: momentText(createdAt) })}</li>
          <li>
            {lastUsedAt === undefined
              ? message("passkeys.neverUsed")
              : message("passkeys.lastUsedAt", { date: momentText(lastUsedAt) })}
          </li>
        </ul>
      </div>
      <p className="own-passkey-ways">
        <Link
          to={addresses.account("passkey-name", id)}
          aria-label={message("passkeys.renameOne", { name })}
          preventScrollReset
        >
          {message("passkeys.rename")}
        </Link>{" "}
        <Link
          to={addresses.account("passkey-removal", id)}
          aria-label={message("passkeys.removeOne", { name })}
          preventScrollReset
        >
          {message("passkeys.remove")}
        </Link>
      </p>
    </>
  );
}

interface AdditionProps extends Pick<PasskeySectionProps, "hasPassword" | "offer" | "refused"> {
  readonly isOpen: boolean;
}

/** Only a browser can make one; the code for it is loaded on demand. */
function Addition({ isOpen, ...form }: AdditionProps) {
  if (!usePasskeysKnown()) return <p>{message("passkeys.needsScripts")}</p>;
  if (isOpen)
    return (
      <Suspense>
        <AddPasskey {...form} />
      </Suspense>
    );
  return (
    <p>
      <Link to={addresses.account("passkey")} preventScrollReset>
        {message("passkeys.add")}
      </Link>
    </p>
  );
}
