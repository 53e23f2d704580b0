import { zoneName } from "@candor/contract/accounts/zone-name";
import { message } from "@candor/contract/messages/message";
import { Link } from "react-router";
import { addresses } from "../addresses.ts";
import { SelectField } from "../ui/field.tsx";
import { ZoneOptions } from "../ui/zone-options.tsx";
import { useSession } from "../wire/session-data.ts";
import { plainZone } from "../wording/dates.ts";
import type { Refused } from "./answers.ts";
import { ChangeForm } from "./change-form.tsx";
import { SettingsSection } from "./settings-section.tsx";

interface TimeZoneSectionProps {
  /** The choices, if it is being changed. */
  readonly zones: readonly string[] | undefined;
  readonly refused: Refused | undefined;
}

/** C-09: the zone for reading dates. */
export function TimeZoneSection({ zones, refused }: TimeZoneSectionProps) {
  const { timeZone = plainZone, timeZoneChosen = false } = useSession().profile ?? {};
  const asBrowser = { value: "", label: message("account.timeZoneOfBrowser") };
  return (
    <SettingsSection title={message("account.timeZone")} id="own-time-zone">
      {zones ? (
        <ChangeForm intent="change-time-zone" label={message("account.saveTimeZone")} refused={refused}>
          <SelectField
            name="timeZone"
            label={message("account.timeZoneField")}
            options={[asBrowser]}
            defaultValue={timeZoneChosen ? timeZone : ""}
            error={refused?.errors["timeZone"]}
          >
            <ZoneOptions zones={zones} chosen={timeZoneChosen ? timeZone : undefined} />
          </SelectField>
        </ChangeForm>
      ) : (
        <>
          <p>{zoneName(timeZone)}</p>
          <p>
            <Link to={addresses.account("time-zone")} preventScrollReset>
              {message("account.changeTimeZone")}
            </Link>
          </p>
        </>
      )}
    </SettingsSection>
  );
}
