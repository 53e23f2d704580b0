import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import HiddenLine from "../../own-lists/hidden-line.tsx";
import { PostingLedger } from "../posting-ledger.tsx";

interface SimilarJobsProps {
  readonly postings: readonly JobDocument[];
  readonly now: number;
  /** The page that forms return to. */
  readonly from: string;
}

/** Where to go on from a posting. */
export function SimilarJobs({ postings, now, from }: SimilarJobsProps) {
  return (
    <section className="similar" aria-labelledby="similar">
      <div className="ledger-head">
        <h2 id="similar">{message("job.similar")}</h2>
      </div>
      <PostingLedger postings={postings} now={now} titleLevel="h3" />
      <HiddenLine postings={postings} from={from} />
    </section>
  );
}
