import type { JobDetails } from "@candor/contract/jobs/shapes";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { type Dates, datesIn } from "../wording/dates.ts";
import { industryText, placeText, remoteText } from "../wording/job-facts.ts";
import { payText, yearlyPay } from "../wording/pay.ts";
import { useDates } from "../wording/use-dates.ts";

/** A posting's facts, one per line; for pay and place also that it doesn't state them. */
export function JobFacts({ job, now }: { job: JobDetails; now: number }) {
  const dates = useDates();
  return (
    <dl className="job-facts" aria-label={message("job.facts")}>
      {factsOf(job, now, dates).map(([label, fact]) => (
        <div key={label} id={label === "job.pay" ? "stated-pay" : undefined}>
          <dt>{message(label)}</dt>
          <dd className={fact ? undefined : "unstated"}>
            {fact || message("job.notStated")}
            {label === "job.pay" && <YearlyPay job={job} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** M-15: hourly pay is also shown per year, with the calculation on demand. */
function YearlyPay({ job }: { job: JobDetails }) {
  const yearly = yearlyPay(job);
  const pay = payText(job);
  if (!yearly || pay === undefined) return null;
  return (
    <details className="yearly-pay">
      <summary>{message("job.yearly", { pay: yearly.text })}</summary>
      <p>{message("job.yearlyOf", { pay, yearly: yearly.text, formula: yearly.formula })}</p>
    </details>
  );
}

/** Stays on one line. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** Unstated if the fact is empty. */
type Fact = readonly [label: MessageKey, fact: string | false | undefined];

/** This many facts come first, and are shown even if they are unstated. */
const alwaysShown = 4;

/** A source states days, not moments, so they are shown as written, wherever the reader is. */
const stated = () => datesIn();

function factsOf(job: JobDetails, now: number, { ageText, dateText }: Dates): Fact[] {
  const places = job.places.map(placeText).filter((place) => place !== undefined);
  const facts: Fact[] = [
    ["job.pay", payText(job)],
    ["job.place", places.join("; ")],
    ["job.remote", job.remote.kind !== "unknown" && remoteText(job.remote)],
    ["job.firstSeen", `${dateText(job.firstSeenAt)} (${unbroken(ageText(job.firstSeenAt, now))})`],
    ["job.posted", job.postedAt !== job.firstSeenAt && stated().dateText(job.postedAt)],
    ["job.confirmed", job.confirmedAt && dateText(job.confirmedAt)],
    ["job.closes", job.closesAt && stated().dateText(job.closesAt)],
    ["job.type", job.jobType && message(`jobType.${job.jobType}`)],
    ["job.seniority", job.seniority && message(`seniority.${job.seniority}`)],
    ["job.industry", job.industry && industryText(job.industry)],
    ["job.skills", job.skills.join(", ")],
  ];
  return facts.filter(([, fact], at) => fact || at < alwaysShown);
}
