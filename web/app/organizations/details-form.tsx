import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { OrganizationDetails } from "@candor/contract/organizations/details-shapes";
import { useRef } from "react";
import { Conflict } from "../forms/conflict.tsx";
import { RefusableForm } from "../forms/refusable-form.tsx";
import { TextField } from "../ui/field.tsx";
import type { RefusedDetails } from "./details-action.ts";
import { useBegunDetails } from "./use-begun-details.ts";

interface DetailsFormProps {
  readonly organization: OrganizationDetails;
  readonly refused: RefusedDetails | undefined;
}

/** What an organization says about itself in words. */
export function DetailsForm({ organization, refused }: DetailsFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const begun = useBegunDetails(place, organization, refused);
  const { about, site } = refused ?? organization;
  const saved = refused?.saved;
  return (
    <div ref={place} key={begun.times}>
      <RefusableForm refused={saved ? undefined : refused} intent="text" label={message("profile.save")}>
        {saved && refused && <DetailsConflict typed={refused} saved={saved} />}
        <input type="hidden" name="version" value={refused?.version ?? begun.version} data-kept />
        <TextField
          name="about"
          label={message("organizationDetails.about")}
          hint={message("organizationDetails.aboutHint")}
          multiline
          defaultValue={about}
          error={refused?.errors["about"]}
        />
        <TextField
          name="site"
          label={message("organizationDetails.site")}
          hint={message("organizationDetails.siteHint")}
          autoComplete="url"
          inputMode="url"
          maxLength={limits.organizationSiteCharacters}
          defaultValue={site}
          error={refused?.errors["site"]}
        />
      </RefusableForm>
    </div>
  );
}

function DetailsConflict({ typed, saved }: { typed: RefusedDetails; saved: OrganizationDetails }) {
  const differing = (["about", "site"] as const).flatMap((field) => {
    const [yours, theirs] = [typed[field]?.trim() ?? "", saved[field] ?? ""];
    return yours === theirs ? [] : [{ field, label: message(`organizationDetails.${field}`), yours, theirs }];
  });
  return <Conflict title={message("organizationDetails.conflict")} differing={differing} isAsked />;
}
