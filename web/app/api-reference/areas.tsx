import { message } from "@candor/contract/messages/message";
import { apiAddresses } from "../api-addresses.ts";
import { counted } from "../wording/counted.ts";
import type { AreaSummary } from "./area.ts";

/** Every area, with what it is about. */
export function AreaList({ areas }: { areas: readonly AreaSummary[] }) {
  return (
    <ul className="api-areas">
      {areas.map(({ name, title, about, calls }) => (
        <li key={name}>
          <a href={apiAddresses.area(name)}>{title}</a>{" "}
          <span className="api-count">{counted("developers.count", calls)}</span>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  );
}

/** The way from one area to the others. */
export function AreaNavigation({ areas, current }: { areas: readonly AreaSummary[]; current: string }) {
  return (
    <nav className="api-navigation" aria-label={message("developers.otherAreas")}>
      <ul>
        {areas.map(({ name, title }) => (
          <li key={name}>
            <a href={apiAddresses.area(name)} {...(name === current && { "aria-current": "page" as const })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
