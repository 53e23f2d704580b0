import type { JobDocument } from "@candor/contract/jobs";
import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import { counted } from "../wording/counted.ts";
import { ageText, dateText } from "../wording/dates.ts";
import { placeText, remoteText } from "../wording/job-facts.ts";
import { payText } from "../wording/pay.ts";

interface PostingLedgerProps {
  readonly postings: readonly JobDocument[];
  readonly now: number;
  /** The place of the first one in the whole list, from 1. */
  readonly start?: number;
  readonly titleLevel: "h2" | "h3";
}

/** Postings as entries of a ledger: when it was first seen, what it is, what it pays. */
export function PostingLedger({ postings, now, start = 1, titleLevel }: PostingLedgerProps) {
  return (
    <ol className="ledger" start={start}>
      {postings.map((posting) => (
        <li key={posting.id}>
          <Entry posting={posting} now={now} Title={titleLevel} />
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly posting: JobDocument;
  readonly now: number;
  readonly Title: "h2" | "h3";
}

function Entry({ posting, now, Title }: EntryProps) {
  const pay = payText(posting);
  return (
    <article className="entry">
      <div className="entry-particulars">
        <Title>
          <a href={addresses.details(posting)}>{posting.title}</a>
        </Title>
        <p className="entry-organization">{posting.organization.name}</p>
        <ul className="facts-line">
          {factsOf(posting).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <p className="entry-date">
        <span className="visually-hidden">{message("job.firstSeen")} </span>
        <time dateTime={posting.firstSeenAt}>{dateText(posting.firstSeenAt)}</time>{" "}
        <span className="entry-age">{ageText(posting.firstSeenAt, now)}</span>
      </p>
      <p className={pay === undefined ? "entry-pay unstated" : "entry-pay"}>
        {pay ?? message("job.noPayStated")}
      </p>
    </article>
  );
}

function factsOf({ address, remote, jobType, clusterSize = 1 }: JobDocument): string[] {
  return [
    placeText(address) ?? message("job.noPlaceStated"),
    remoteText(remote),
    ...(jobType ? [message(`jobType.${jobType}`)] : []),
    ...(clusterSize > 1 ? [counted("job.duplicates", clusterSize - 1)] : []),
  ];
}
