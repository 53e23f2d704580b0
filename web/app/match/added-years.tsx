import type { MatchedRequirement } from "@candor/contract/match/shapes";
import { message } from "@candor/contract/messages/message";
import { askedText, durationText, monthText } from "./durations.ts";

type Years = NonNullable<MatchedRequirement["years"]>;

/** How the years add up, job by job, so that anybody can check the sum. */
export function AddedYears({ years: { asked, months, overlap, spans, stated } }: { years: Years }) {
  return (
    <div className="match-years">
      <p className="match-line">{yearsText({ asked, months, stated })}</p>
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

/** Nothing found is no sum: "0 months" would sound like a fact about the person. */
function yearsText({ asked, months, stated }: Pick<Years, "asked" | "months" | "stated">): string {
  const values = { sum: durationText(months), asked: askedText(asked) };
  if (months === 0) return message(stated ? "match.yearsStatedAlone" : "match.yearsUnseen", values);
  return message(stated ? "match.yearsStated" : "match.years", values);
}
