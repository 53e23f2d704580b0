import type { CampaignFigures } from "@candor/contract/campaigns/shapes";
import { message } from "@candor/contract/messages/message";
import { counted, numberText } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

interface CountedLinesProps {
  readonly most: number;
  readonly since?: string | undefined;
  readonly rows: readonly Pick<CampaignFigures, "unsent">[];
}

/** Which messages the figures count, and those that nothing here could send. */
export function CountedLines({ most, since, rows }: CountedLinesProps) {
  const { dateText } = useDates();
  if (since === undefined) return <p>{message("campaigns.none")}</p>;
  const unsent = rows.reduce((sum, row) => sum + row.unsent, 0);
  return (
    <>
      {unsent > 0 && <p>{counted("campaigns.unsent", unsent)}</p>}
      <p className="field-hint">
        {message("campaigns.counted", { most: numberText(most), since: dateText(since) })}
      </p>
    </>
  );
}
