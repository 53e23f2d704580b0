import { message } from "@candor/contract/messages/message";
import type { ApplicationFilters } from "@candor/contract/organizations/filters";
import { addresses } from "../addresses.ts";

interface LookSwitchProps {
  readonly jobId: string;
  readonly filters: ApplicationFilters;
  readonly board: boolean;
}

/** The same applications as a table or as a board. */
export function LookSwitch({ jobId, filters, board }: LookSwitchProps) {
  const { stage: _, ...others } = filters;
  const looks = [
    { label: message("pipeline.table"), href: addresses.organizationJob(jobId, filters), shown: !board },
    {
      label: message("pipeline.board"),
      href: addresses.organizationJob(jobId, others, "board"),
      shown: board,
    },
  ];
  return (
    <nav className="look-switch" aria-label={message("pipeline.look")}>
      {looks.map(({ label, href, shown }) => (
        <a
          key={href}
          href={href}
          aria-current={shown ? "page" : undefined}
          data-keys={shown ? undefined : "v"}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
