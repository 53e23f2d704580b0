import type { Reader } from "../../platform/database/database.ts";
import type { StatedPlace } from "../../platform/database/tables/postings.ts";
import { fromJson } from "../../platform/json-text.ts";
import { dateText } from "../../platform/mail/date-text.ts";
import type { ProScope } from "../organizations/gate.ts";
import { proName } from "../session/queries/names.ts";
import type { TemplateFacts } from "./rules.ts";

export async function templatesOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("message_template")
    .select(["id", "name", "text"])
    .where("organization_id", "=", organizationId)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** The application that a text is filled in for. */
interface Subject {
  readonly posting_id: number;
  readonly organization_id: number;
  readonly title: string;
  readonly organization_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly blind_until: string | null;
  readonly answer_by: number | null;
  readonly time_zone: string | null;
}

/** What is known about an applicant, the posting and the Pro who writes. What is unknown is absent, never guessed. */
export async function factsFor(
  read: Reader,
  { accountId }: Pick<ProScope, "accountId">,
  application: Subject,
): Promise<TemplateFacts> {
  const posting = await read
    .selectFrom("posting")
    .select("places_json")
    .where("id", "=", application.posting_id)
    .executeTakeFirstOrThrow();
  const pro = await read
    .selectFrom("pro")
    .select(proName.as("name"))
    .where("account_id", "=", accountId)
    .where("organization_id", "=", application.organization_id)
    .executeTakeFirst();
  const place = placeText(fromJson(posting.places_json));
  const { title, organization_name: organization, blind_until } = application;
  return {
    // What a Pro reads before sending must not reveal the name: a template that needs it can't be sent.
    ...(blind_until === null && { firstName: application.first_name, lastName: application.last_name }),
    title,
    organization,
    ...(place !== "" && { place }),
    ...(application.answer_by !== null && {
      answerBy: dateText(application.answer_by, application.time_zone),
    }),
    ...(pro && { pro: pro.name }),
  };
}

/** Only if there is exactly one place: of several, none can be called the job's. */
function placeText(places: readonly StatedPlace[]): string {
  const [place] = places;
  if (!place || places.length > 1) return "";
  return [place.city, place.state].filter(Boolean).join(", ");
}
