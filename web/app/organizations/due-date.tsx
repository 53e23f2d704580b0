import { useDates } from "../wording/use-dates.ts";

const soon = 3 * 86_400_000;

/** The date by which an answer is owed; nothing without one. */
export function DueDate({ date, now }: { date: string | undefined; now: number }) {
  const { dateText, distanceText } = useDates();
  if (date === undefined) return "–";
  const isSoon = Date.parse(date) - now < soon;
  return (
    <span className={isSoon ? "answer answer-due" : "answer"}>
      <time dateTime={date}>{dateText(date)}</time>, {distanceText(date, now)}
    </span>
  );
}
