import type { StatedFact } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";

/** What a posting says about the work and its requirements, each with its sentence; also what it doesn't say. */
export function StatedFacts({ facts }: { facts: readonly StatedFact[] }) {
  return (
    <dl className="job-facts stated-facts" aria-label={message("facet.facts")}>
      {facts.map(({ field, label, values, sentence }) => (
        <div key={field}>
          <dt>{label}</dt>
          {values.length === 0 ? (
            <dd className="unstated">{message("job.notStated")}</dd>
          ) : (
            <dd>
              {values.map((one) => one.label).join(", ")}
              {sentence && <q>{sentence}</q>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
