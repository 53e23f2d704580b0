import type { Reader } from "../../../platform/database/database.ts";
import { dateText } from "../../../platform/mail/date-text.ts";
import type { TemplateFacts } from "../rules/templates.ts";
import type { Talk } from "./talk.ts";

export async function templatesOf(read: Reader, organizationId: number) {
  return read
    .selectFrom("message_template")
    .select(["id", "name", "text"])
    .where("organization_id", "=", organizationId)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

interface Place {
  readonly city?: string;
  readonly state?: string;
  readonly region?: string;
}

/** What is known of an applicant, the posting and the Pro who writes. What is not known is absent, never guessed. */
export async function factsFor(
  read: Reader,
  { application }: Pick<Talk, "application">,
  accountId: number,
): Promise<TemplateFacts> {
  const posting = await read
    .selectFrom("posting")
    .select("places_json")
    .where("id", "=", application.posting_id)
    .executeTakeFirstOrThrow();
  const pro = await read
    .selectFrom("pro")
    .select("name")
    .where("account_id", "=", accountId)
    .where("organization_id", "=", application.organization_id)
    .executeTakeFirst();
  const place = placeText(JSON.parse(posting.places_json) as Place[]);
  const { title, organization_name: organization, blind_until } = application;
  return {
    // What a Pro reads before sending must not say the name: a template that needs it does not go.
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

/** Only where there is one place: of several, none is where the job is. */
function placeText(places: readonly Place[]): string {
  const [place] = places;
  if (!place || places.length > 1) return "";
  return [place.city, place.state ?? place.region].filter(Boolean).join(", ");
}
