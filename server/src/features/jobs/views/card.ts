import { payText } from "@candor/contract/jobs/pay-text";
import { mostRegionsListed, placeText, remoteText } from "@candor/contract/jobs/place-text";
import type { JobDetails } from "@candor/contract/jobs/shapes";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { Card } from "../../../platform/cards/card.ts";
import { drawable } from "../../../platform/cards/drawable.ts";

/**
 * N-19: what a posting's social card says. Title and text may be its organization's own; the facts are always the
 * posting's. Leaves out what the cards' fonts can't draw.
 */
export function jobCard(job: JobDetails): Card {
  const { cardTitle, cardText } = job.head ?? {};
  const [title] = [cardTitle, job.title, organizationOf(job)].flatMap(drawn);
  const [organization] = drawn(organizationOf(job));
  const [text] = drawn(cardText);
  const facts = [
    // The organization's own text takes the place of its name, which then comes here.
    text === undefined ? undefined : organization,
    // Cards follow print style: an unspaced dash between figures.
    payText(job)?.replace(" - ", "–") ?? message("job.noPayStated"),
    placeText(job.address),
    job.remote.kind === "unknown" ? undefined : remoteText(job.remote, mostRegionsListed),
  ];
  return {
    brand: message("app.name"),
    title: title ?? message("app.defaultTitle"),
    subtitle: text ?? (title === organization ? undefined : organization) ?? "",
    facts: facts.flatMap(drawn),
    ...noteOf(job),
  };
}

function organizationOf({ organization, client }: JobDetails): string {
  return client ? `${organization.name} ${message("job.for")} ${client.name}` : organization.name;
}

/** Only organizations that answer here have promised it. */
function noteOf({ answerBusinessDays: count }: JobDetails): Pick<Card, "note"> {
  if (count === undefined) return {};
  const key: MessageKey = count === 1 ? "job.cardPromise_one" : "job.cardPromise_other";
  return { note: message(key, { count }) };
}

function drawn(text: string | undefined): string[] {
  const left = text === undefined ? undefined : drawable(text);
  return left === undefined ? [] : [left];
}
