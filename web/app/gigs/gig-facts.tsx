import { budgetText } from "@candor/contract/gigs/budget-text";
import type { Gig, GigEntry } from "@candor/contract/gigs/shapes";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";

/** E-22: what a gig pays, in words. */
export function gigBudgetText({ budget: { kind, from, to } }: Pick<Gig, "budget">): string {
  return budgetText(kind, from, to);
}

/** What a gig states, as a list of names and values. */
export function GigFacts({ gig }: { gig: Gig }) {
  const { dateText } = useDates();
  const { organization, place, skills, answerBusinessDays, posted } = gig;
  return (
    <dl className="gig-facts">
      <div>
        <dt>{message("gig.organization")}</dt>
        <dd>
          <a href={addresses.openBooks(organization)}>
            <bdi>{organization.name}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{message("gigs.budget")}</dt>
        <dd>{gigBudgetText(gig)}</dd>
      </div>
      <div>
        <dt>{message("gig.place")}</dt>
        <dd>{place ?? message("gig.remote")}</dd>
      </div>
      {skills.length > 0 && (
        <div>
          <dt>{message("gig.skills")}</dt>
          <dd>{skills.join(", ")}</dd>
        </div>
      )}
      <div>
        <dt>{message("gig.answer")}</dt>
        <dd>{counted("gig.within", answerBusinessDays)}</dd>
      </div>
      <div>
        <dt>{message("gig.posted")}</dt>
        <dd>{dateText(posted)}</dd>
      </div>
    </dl>
  );
}

/** The same in one line, for lists. */
export function GigLine({ gig }: { gig: GigEntry }) {
  const { dateText } = useDates();
  const { place, skills, answerBusinessDays, posted } = gig;
  return (
    <ul className="facts-line">
      <li>{gigBudgetText(gig)}</li>
      <li>{place ?? message("gig.remote")}</li>
      {skills.length > 0 && <li>{skills.join(", ")}</li>}
      <li>{message("gig.answers", { within: counted("gig.within", answerBusinessDays) })}</li>
      <li>{message("gig.postedOn", { date: dateText(posted) })}</li>
    </ul>
  );
}
