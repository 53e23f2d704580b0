import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { PublicOrganization } from "@candor/contract/organizations/public-shapes";
import { counted, numberText } from "../../wording/counted.ts";

/** An organization's record in a sentence: same place and size whether good, bad, short or missing. */
export function RecordStatement({ organization }: { organization: PublicOrganization }) {
  const { body, lines } = stated(organization);
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="record-statement">
          {line}
        </p>
      ))}
      {body && <p className="lead">{body}</p>}
    </>
  );
}

function stated({ claimed, name, n, responsiveness: record }: PublicOrganization): {
  readonly lines: readonly string[];
  readonly body?: string;
} {
  if (record) return { lines: linesOf(record) };
  if (!claimed)
    return {
      lines: [message("record.unclaimed")],
      body: message("record.unclaimedBody", { organization: name }),
    };
  const least = numberText(limits.answersForRecord);
  return {
    lines: [message("record.tooFew")],
    body: message("record.tooFewBody", { n: numberText(n), least }),
  };
}

function linesOf({
  n,
  answeredInTime,
  missed,
}: NonNullable<PublicOrganization["responsiveness"]>): readonly string[] {
  const kept = message("record.inTime", { answered: numberText(answeredInTime), n: numberText(n) });
  if (missed === 0) return [kept];
  const broken = counted("record.missed", missed);
  return answeredInTime === 0 ? [broken] : [kept, broken];
}
