import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { Explanation as Answer } from "@candor/contract/search/routes";
import { Link } from "react-router";
import { numberText } from "../../wording/counted.ts";
import type { Dates } from "../../wording/dates.ts";
import { useDates } from "../../wording/use-dates.ts";
import type { Search } from "../filters/facets.ts";
import { withoutHindrance } from "../understood/dropped.ts";
import type { Explained } from "./explained.ts";
import { type ScoreRow, scoreRows } from "./score-parts.ts";

interface ExplanationProps extends Search {
  readonly explained: Explained;
}

/** Why a search ranks a posting where it does, or what hides it and how to search without that. */
export function Explanation({ explained: { explanation, problem }, ...search }: ExplanationProps) {
  if (!explanation)
    return <p role="alert">{message(problem === "job-not-found" ? "why.unknownPosting" : "why.noAnswer")}</p>;
  return explanation.matches ? (
    <Place answer={explanation} search={search} />
  ) : (
    <HiddenBy reasons={explanation.hiddenBy ?? []} search={search} />
  );
}

interface PlaceProps {
  readonly answer: Answer;
  readonly search: Search;
}

function Place({ answer: { rank = 0, tier, score, parts }, search: { criteria, found } }: PlaceProps) {
  const dates = useDates();
  const total = numberText(found?.hits.total.value ?? rank);
  const order = criteria.sort ?? "relevance";
  const rows = order === "relevance" ? scoreRows(parts) : [];
  const place = { rank: numberText(rank), total };
  return (
    <>
      <p>
        {rows.length > 0
          ? message("why.placeFor", { ...place, reasons: reasonsText(rows, dates) })
          : message("why.place", place)}{" "}
        {tier === "close" && message("why.close")}{" "}
        {order !== "relevance" && message(order === "date" ? "why.byDate" : "why.byPay")}
      </p>
      {rows.length > 0 && <Score rows={rows} score={score ?? 0} />}
    </>
  );
}

const lists = perLocale((locale) => new Intl.ListFormat(locale));

/** The largest contributions, in words. */
function reasonsText(rows: readonly ScoreRow[], { dateText }: Dates): string {
  const most = rows.toSorted((one, other) => other.contribution - one.contribution).slice(0, 2);
  const reasons = most.map(({ field, matched }) =>
    message(`why.reason.${field}`, field === "freshness" ? { date: dateText(matched) } : { matched }),
  );
  return lists().format(reasons);
}

/** A little account: entries, and their sum under a double rule. */
function Score({ rows, score }: { rows: readonly ScoreRow[]; score: number }) {
  const dates = useDates();
  return (
    <table className="score">
      <caption className="visually-hidden">{message("why.parts")}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{message("why.where")}</th>
          <th scope="col">{message("why.what")}</th>
          <th scope="col">{message("why.counts")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.field} ${row.matched}`}>
            <th scope="row">{message(`why.field.${row.field}`)}</th>
            <td>{matchedText(row, dates)}</td>
            <td>
              <Bar share={row.share} /> {figures().format(row.contribution)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {message("why.sum")}
          </th>
          <td>{figures().format(score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const figures = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

function matchedText({ field, matched, asked }: ScoreRow, { dateText }: Dates): string {
  if (field === "freshness") return message("why.seen", { date: dateText(matched) });
  if (asked.length === 0) return matched;
  return message("why.matchedFor", { matched, asked: asked.join(", ") });
}

/** Attributes, not styles: the page's policy ignores inline ones. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="score-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      <rect width={Math.max(1, share * 100)} height="8" />
    </svg>
  );
}

interface HiddenByProps {
  readonly reasons: NonNullable<Answer["hiddenBy"]>;
  readonly search: Search;
}

function HiddenBy({ reasons, search }: HiddenByProps) {
  if (reasons.length === 0) return <p>{message("why.notListed")}</p>;
  return (
    <>
      <p>{message("why.hidden")}</p>
      <ul className="hindrances">
        {reasons.map((by) => {
          const address = withoutHindrance(search, by);
          return (
            <li key={`${by.kind} ${by.value}`}>
              {by.reason}{" "}
              {address !== undefined && (
                <Link
                  to={address}
                  preventScrollReset
                  aria-label={message("why.dropOne", { value: by.value })}
                >
                  {message("why.drop")}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
