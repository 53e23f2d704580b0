import { placeText, remoteText } from "@candor/contract/jobs/place-text";
import type { Eligibility as Answer, JobDetails } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { homeParameter } from "../../addresses.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

interface EligibilityProps {
  readonly job: JobDetails;
  /** Absent while no place is known. */
  readonly answer: Answer | undefined;
}

/** M-22: whether the job may be done from where its reader lives, with the evidence. */
export function Eligibility({ job, answer }: EligibilityProps) {
  return (
    <section className="eligibility" aria-labelledby="eligibility">
      <h2 id="eligibility">{message("eligibility.title")}</h2>
      {answer && <Answered job={job} answer={answer} />}
      <details open={answer?.answer === "unknown-place"}>
        <summary>{message("eligibility.place")}</summary>
        <form method="get">
          <TextField
            name={homeParameter}
            label={message("eligibility.place")}
            hint={message("eligibility.placeHint")}
            defaultValue={answer?.place}
            maxLength={200}
          />
          <Button tone="quiet">{message("eligibility.ask")}</Button>
        </form>
      </details>
    </section>
  );
}

function Answered({ job, answer: found }: { job: JobDetails; answer: Answer }) {
  const { answer, place, sentence, structure } = found;
  if (answer === "unknown-place") return <p role="alert">{message("eligibility.unknown", { place })}</p>;
  return (
    <>
      <p>
        <strong>{message(`eligibility.${answer}`, { place })}</strong>
      </p>
      {sentence !== undefined && <q>{sentence}</q>}
      {structure === "within" && <p>{remoteText(job.remote)}</p>}
      {structure === "places" && <p>{message("eligibility.places", { places: placesOf(job) })}</p>}
    </>
  );
}

function placesOf({ places }: JobDetails): string {
  return places.flatMap((place) => placeText(place) ?? []).join("; ");
}
