import { message } from "@candor/contract/messages/message";
import { countryNames } from "@candor/contract/profiles/countries";
import { savePersonal } from "@candor/contract/profiles/routes";
import type { PersonalBody } from "@candor/contract/profiles/shapes";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { refused, saved, type Unsaved } from "../../profiles/answers.ts";
import { PersonalForm } from "../../profiles/personal-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import { typedPersonal } from "../../profiles/typed-personal.ts";
import { requireSession } from "../../session/require-session.ts";
import { typedFields } from "../../session/typed-fields.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { requiresAuth: true };

/** R-46. E-24: the countries' names come from the server's CLDR, in the order of the names. */
export async function loader(args: LoaderFunctionArgs) {
  const { firstName = "", lastName = "", linkedInUrl = "", location, email } = await ownProfile(args);
  const { address = "", city = "", state = "", postal = "", country = "" } = location;
  const kept: PersonalBody = { firstName, lastName, linkedInUrl, address, city, state, postal, country };
  const names = [...countryNames("en")].toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
  return { kept, email, countries: names.map(([value, label]) => ({ value, label })) };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const body = typedPersonal(await typedFields(request));
  const outcome = await context.get(pageContext).call(savePersonal, { body });
  return outcome.ok ? saved(addresses.personal) : refused(outcome.problem, Object.keys(body), body);
}

export default function Personal() {
  const { kept, email, countries } = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<PersonalBody>>();
  return (
    <>
      <PageHead title={message("settings.personalInformation")} path={addresses.personal} unlisted />
      <h1>{message("settings.personalInformation")}</h1>
      <p className="lead">{message("profile.personalLead")}</p>
      <PersonalForm shown={answer?.typed ?? kept} answer={answer} email={email} countries={countries} />
    </>
  );
}
