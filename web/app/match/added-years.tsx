import type { MatchedRequirement } from "@candor/contract/match/shapes";
import { message } from "@candor/contract/messages/message";
import { askedText, durationText, monthText } from "./durations.ts";

type Years = NonNullable<MatchedRequirement["years"]>;

/** How the years add up, job by job, so that anybody can check the sum. */
export function AddedYears({ years: { asked, months, overlap, spans, stated } }: { years: Years }) {
  const sum = durationText(months);
  return (
    <div className="match-years">
      <p className="match-line">
        {stated
          ? message("match.yearsStated", { sum })
          : message("match.years", { sum, asked: askedText(asked) })}
      </p>
      {spans.length > 0 && (
        <ul>
          {spans.map(({ text, started, ended, months: each }) => (
            <li key={`${text} ${started}`}>
              {text} ·{" "}
              <span className="figures">
                {message("match.span", {
                  from: monthText(started),
                  to: ended === undefined ? message("match.now") : monthText(ended),
                  months: durationText(each),
                })}
              </span>
            </li>
          ))}
          {overlap > 0 && <li>{message("match.overlap", { months: durationText(overlap) })}</li>}
        </ul>
      )}
    </div>
  );
}
