import type { StatedFact } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";

/**
 * What a posting says about the work and its requirements, each with its sentence. What it doesn't say is one line: on
 * a phone, the facts stand before the description.
 */
export function StatedFacts({ facts }: { facts: readonly StatedFact[] }) {
  const unstated = facts.filter(({ values }) => values.length === 0);
  return (
    <dl className="job-facts stated-facts" aria-label={message("facet.facts")}>
      {facts
        .filter(({ values }) => values.length > 0)
        .map(({ field, label, values, sentence }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {values.map((one) => one.label).join(", ")}
              {sentence && <q>{sentence}</q>}
            </dd>
          </div>
        ))}
      {unstated.length > 0 && (
        <div>
          <dt>{message("job.notStated")}</dt>
          <dd className="unstated">{unstated.map(({ label }) => label).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
}
