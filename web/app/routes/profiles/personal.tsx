import { listNames } from "@candor/contract/environment/routes";
import { currentLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import { savePersonal } from "@candor/contract/profiles/routes";
import type { PersonalBody } from "@candor/contract/profiles/shapes";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { refused, saved, type Unsaved } from "../../profiles/answers.ts";
import { PersonalForm } from "../../profiles/personal-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import { typedPersonal } from "../../profiles/typed-personal.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { requiresAuth: true };

/** R-46. E-24: the countries' names are in the page's language. */
export async function loader(args: LoaderFunctionArgs) {
  const { firstName = "", lastName = "", linkedInUrl = "", location, email } = await ownProfile(args);
  const { address = "", city = "", state = "", postal = "", country = "" } = location;
  const kept: PersonalBody = { firstName, lastName, linkedInUrl, address, city, state, postal, country };
  const { call } = args.context.get(pageContext);
  const query = { locale: currentLocale() };
  const names = answerOrThrow(await call(listNames, { params: { list: "countries" }, query }));
  return {
    kept,
    email,
    countries: names.names.map(({ code, name }) => ({ value: code, label: name })),
  };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const body = typedPersonal(await typedFields(request));
  const outcome = await call(savePersonal, { body });
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
