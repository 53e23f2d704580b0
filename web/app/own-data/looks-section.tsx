import { message } from "@candor/contract/messages/message";
import type { Look, SupportVisit } from "@candor/contract/own-data/shapes";
import { SettingsSection } from "../accounts/settings-section.tsx";
import { addresses } from "../addresses.ts";
import { useDates } from "../wording/use-dates.ts";
import { Entries } from "./entries.tsx";

interface LooksSectionProps {
  readonly looks: readonly Look[];
  readonly support: readonly SupportVisit[];
}

/** How many entries are open, out of up to 200. */
const open = 10;

/** M-28. */
export function LooksSection({ looks, support }: LooksSectionProps) {
  return (
    <SettingsSection title={message("ownData.looks")}>
      <p>{message("ownData.looksLead")}</p>
      {looks.length === 0 && support.length === 0 && <p>{message("ownData.looksNone")}</p>}
      <Entries
        entries={looks.map((look) => (
          <LookEntry key={`${look.at} ${look.application.id} ${look.kind} ${look.name}`} look={look} />
        ))}
        open={open}
      />
      {support.length > 0 && (
        <>
          <h3>{message("ownData.support")}</h3>
          <Entries entries={support.map((visit) => <SupportEntry key={visit.at} visit={visit} />)} />
        </>
      )}
    </SettingsSection>
  );
}

function LookEntry({ look }: { look: Look }) {
  const { momentText } = useDates();
  const { organization, application, kind, times, at, bySupport } = look;
  const name = bySupport ? message("ownData.lookSupport") : look.name;
  return (
    <li>
      <p>
        <strong>
          <a href={addresses.openBooks(organization)}>
            <bdi>{organization.name}</bdi>
          </a>
        </strong>
        {name !== undefined && ` · ${name}`}
      </p>
      <p>{message(`ownData.look.${kind}`, { title: application.title })}</p>
      <ul className="facts-line">
        <li>{momentText(at)}</li>
        {times > 1 && <li>{message("ownData.lookTimes", { times })}</li>}
        <li>
          <a href={addresses.application(application.id)}>{message("ownData.lookApplication")}</a>
        </li>
        <li>
          <a href={addresses.blocked(organization.slug)}>
            {message("blocks.blockThis", { organization: organization.name })}
          </a>
        </li>
      </ul>
    </li>
  );
}

function SupportEntry({ visit: { at, reason } }: { visit: SupportVisit }) {
  const { momentText } = useDates();
  return (
    <li>
      <p>{reason ?? message("ownData.lookSupport")}</p>
      <ul className="facts-line">
        <li>{momentText(at)}</li>
      </ul>
    </li>
  );
}
