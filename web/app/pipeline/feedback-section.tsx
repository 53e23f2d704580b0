import { message } from "@candor/contract/messages/message";
import type { Feedback, GivenFeedback } from "@candor/contract/pipeline/shapes";
import { counted } from "../wording/counted.ts";
import { useDates } from "../wording/use-dates.ts";
import type { RefusedFeedback } from "./feedback-action.ts";
import { FeedbackForm } from "./feedback-form.tsx";

interface FeedbackSectionProps {
  readonly feedback: Feedback;
  /** The applicant's name. */
  readonly name: string;
  readonly refused: RefusedFeedback | undefined;
}

/** What colleagues think of an applicant, requirement by requirement, and the form for one's own. */
export function FeedbackSection({ feedback, name, refused }: FeedbackSectionProps) {
  const { requirements, mayGive, given, withheld } = feedback;
  const own = given.find((one) => one.own);
  return (
    <section className="desk" id="feedback" aria-labelledby="feedback-title">
      <h2 id="feedback-title">{message("feedback.title")}</h2>
      <p className="field-hint">{message("feedback.hint", { name })}</p>
      {requirements.length === 0 && <p>{message("feedback.none")}</p>}
      {mayGive && !own && (
        <p>
          {withheld > 0 && counted("feedback.withheld", withheld)} {message("feedback.independent")}
        </p>
      )}
      {given.length > 0 && <Authors given={given} />}
      {given.length === 0 && !mayGive && <p>{message("feedback.nobody")}</p>}
      <ByRequirement requirements={requirements} given={given} />
      {mayGive && (
        <FeedbackForm
          key={own?.changed ?? own?.given}
          requirements={requirements}
          own={own}
          refused={refused}
        />
      )}
    </section>
  );
}

function Authors({ given }: Pick<Feedback, "given">) {
  const { momentText } = useDates();
  return (
    <ul className="feedback-authors">
      {given.map(({ author, own, given: at, changed, lines }) => (
        <li key={`${author} ${at}`} className="field-hint">
          {own
            ? message("feedback.byYou", { given: momentText(at) })
            : message("feedback.by", { author, given: momentText(at) })}
          {changed !== undefined && <>, {message("feedback.changed", { changed: momentText(changed) })}</>}
          {lines.length === 0 && <>. {message("feedback.gaveNone")}</>}
        </li>
      ))}
    </ul>
  );
}

/** Side by side, so that colleagues see where they differ. */
function ByRequirement({ requirements, given }: Pick<Feedback, "requirements" | "given">) {
  const said = requirements.map((requirement) => ({ requirement, lines: linesOn(requirement, given) }));
  const asked = said.filter(({ lines }) => lines.length > 0);
  if (asked.length === 0) return null;
  return (
    <dl className="feedback-said">
      {asked.map(({ requirement, lines }) => (
        <div key={requirement}>
          <dt>{requirement}</dt>
          {lines.map(({ author, own, verdict, words }) => (
            <dd key={`${author} ${own}`}>
              {message("feedback.said", {
                author: own ? message("feedback.you") : author,
                verdict: message(`feedback.verdict.${verdict}`),
              })}
              {words !== "" && <q>{words}</q>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function linesOn(requirement: string, given: readonly GivenFeedback[]) {
  return given.flatMap(({ author, own, lines }) =>
    lines.filter((line) => line.requirement === requirement).map((line) => ({ ...line, author, own })),
  );
}
