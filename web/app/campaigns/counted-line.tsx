import { message } from "@candor/contract/messages/message";
import { numberText } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

/** Which messages the figures count. */
export function CountedLine({ most, since }: { most: number; since?: string | undefined }) {
  const { dateText } = useDates();
  if (since === undefined) return <p>{message("campaigns.none")}</p>;
  return (
    <p className="field-hint">
      {message("campaigns.counted", { most: numberText(most), since: dateText(since) })}
    </p>
  );
}
