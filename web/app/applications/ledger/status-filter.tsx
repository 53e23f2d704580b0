import { message } from "@candor/contract/messages/message";
import { type ApplicationStatus, applicationStatuses } from "@candor/contract/values";
import { addresses } from "../../addresses.ts";
import { numberText } from "../../wording/counted.ts";

interface StatusFilterProps {
  readonly counts: Partial<Record<ApplicationStatus, number>>;
  readonly chosen: ApplicationStatus | "elsewhere" | undefined;
  /** How many were made elsewhere. */
  readonly elsewhere: number;
}

/** The existing stages, with the number of applications at each. */
export function StatusFilter({ counts, chosen, elsewhere }: StatusFilterProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const present = applicationStatuses.filter((status) => status === chosen || (counts[status] ?? 0) > 0);
  return (
    <nav className="status-filter" aria-label={message("applications.byStatus")}>
      <ul>
        <Choice
          label={message("applications.all")}
          count={total}
          to={addresses.applications()}
          current={!chosen}
        />
        {present.map((status) => (
          <Choice
            key={status}
            label={message(`applicationStatus.${status}`)}
            count={counts[status] ?? 0}
            to={addresses.applications(status)}
            current={status === chosen}
          />
        ))}
        <Choice
          label={message("outside.title")}
          count={elsewhere}
          to={addresses.elsewhere}
          current={chosen === "elsewhere"}
        />
      </ul>
    </nav>
  );
}

function Choice(props: { label: string; count: number; to: string; current: boolean }) {
  return (
    <li>
      <a href={props.to} aria-current={props.current ? "page" : undefined}>
        {props.label} <span className="figures">{numberText(props.count)}</span>
      </a>
    </li>
  );
}
