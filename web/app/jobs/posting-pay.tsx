import type { JobDocument } from "@candor/contract/jobs/shapes";
import { message } from "@candor/contract/messages/message";
import { payText, yearlyPay } from "../wording/pay.ts";

/** What a posting pays, and what that makes in a year. */
export function PostingPay({ posting }: { posting: JobDocument }) {
  const pay = payText(posting);
  const yearly = yearlyPay(posting);
  const isInFigures = (posting.compensationMin ?? posting.compensationMax) !== undefined;
  if (pay === undefined) return <p className="entry-pay unstated">{message("job.noPayStated")}</p>;
  return (
    <p className="entry-pay">
      {isInFigures ? <Figures text={pay} /> : pay}
      {yearly && (
        <span className="entry-yearly">
          {" "}
          <Figures text={message("job.yearly", { pay: yearly.text })} />
        </span>
      )}
    </p>
  );
}

/** In a narrow column a line ends before the unit, not within the range. */
function Figures({ text }: { text: string }) {
  const [, figures = text, unit] = /^(.*\d)(.*)$/.exec(text) ?? [];
  return (
    <>
      <span className="pay-figures">{figures}</span>
      {unit}
    </>
  );
}
