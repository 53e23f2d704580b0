/** A mail with more hops than this is going in circles (RFC 5321, section 6.3, asks for at least 100). */
const mostHops = 100;
/** More than the largest mail has in base64. Reading one takes time with each line, during which nothing is answered. */
const mostLines = 150_000;

/** An SMTP server's answers when it doesn't take a mail. Those that begin with 4 ask the sender to try again. */
const refusals = {
  tooManyRecipients: [452, "Too many recipients"],
  noMailbox: [550, "No such mailbox"],
  tooLarge: [552, "The mail is too large"],
  inCircles: [554, "The mail goes in circles"],
  tooManyLines: [552, "The mail has too many lines"],
  tryAgain: [451, "Try again later"],
} as const;

export type Refusal = keyof typeof refusals;

/** The reply code and its text, as `smtp-server` expects them. */
export function refuse(refusal: Refusal): Error {
  const [responseCode, text] = refusals[refusal];
  return Object.assign(new Error(text), { responseCode });
}

/** Why this mail is refused, whoever it is for. */
export function refusalOf(raw: Buffer): Refusal | undefined {
  if (hops(raw) > mostHops) return "inCircles";
  return lines(raw) > mostLines ? "tooManyLines" : undefined;
}

/** Counts only in the header, because a report returns another mail's. */
function hops(raw: Buffer): number {
  const end = raw.indexOf("\r\n\r\n");
  const header = raw.subarray(0, end < 0 ? raw.length : end).toString("latin1");
  return header.match(/^received:/gim)?.length ?? 0;
}

function lines(raw: Buffer): number {
  let count = 1;
  for (let at = raw.indexOf("\n"); at >= 0; at = raw.indexOf("\n", at + 1)) count += 1;
  return count;
}
