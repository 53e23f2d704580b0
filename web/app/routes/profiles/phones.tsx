import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { savePhones } from "@candor/contract/profiles/routes";
import type { TypedPhone } from "@candor/contract/profiles/shapes";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { goOn, refused, saved, type Unsaved } from "../../profiles/answers.ts";
import { PhoneFields } from "../../profiles/phone-fields.tsx";
import { ProfileForm } from "../../profiles/profile-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import { placeIn, typedPhones } from "../../profiles/rows.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export const handle: PageHandle = { requiresAuth: true };

interface TypedPhones {
  readonly phones: readonly TypedPhone[];
  readonly added?: true;
}

const blank: TypedPhone = { number: "", extension: "", type: "mobile" };

/** */
export async function loader(args: LoaderFunctionArgs): Promise<TypedPhones> {
  const { phones } = await ownProfile(args);
  return { phones: phones.map(({ extension = "", ...phone }) => ({ ...phone, extension })) };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const phones = typedPhones(typed);
  const intent = typed("intent");
  const removed = placeIn(intent, "remove");
  if (removed !== undefined) return goOn<TypedPhones>({ phones: phones.toSpliced(removed, 1) });
  if (intent === "add" && phones.length < limits.phones)
    return goOn<TypedPhones>({ phones: [...phones, blank], added: true });
  const outcome = await call(savePhones, { body: { phones } });
  if (outcome.ok) return saved(addresses.phones);
  const { errors = [], ...problem } = outcome.problem;
  // "/phones/1/number" is the field "number-1".
  const named = errors.map((error) => ({
    ...error,
    path: error.path.replace(/^\/phones\/(\d+)\/(\w+)$/, "/$2-$1"),
  }));
  const fields = phones.flatMap((_, at) => [`number-${at}`, `extension-${at}`]);
  return refused<TypedPhones>({ ...problem, errors: named }, fields, { phones });
}

export default function Phones() {
  const kept = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<TypedPhones>>();
  const { phones, added } = answer?.typed ?? kept;
  return (
    <>
      <PageHead title={message("settings.phones")} path={addresses.phones} unlisted />
      <h1>{message("settings.phones")}</h1>
      <p className="lead">
        {phones.length === 0 ? message("profile.noPhones") : message("profile.phonesLead")}
      </p>
      <ProfileForm answer={answer} shown={phones} saves={phones.length + kept.phones.length > 0}>
        <input type="hidden" name="rows" value={phones.length} />
        {phones.map((phone, at) => (
          <PhoneFields
            // Rows are identified only by their place, and start over together.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            phone={phone}
            at={at}
            errors={answer?.refusal.errors ?? {}}
            isNew={added === true && at === phones.length - 1}
          />
        ))}
        {phones.length < limits.phones && (
          <p>
            <Button tone="quiet" name="intent" value="add">
              {message("profile.addPhone")}
            </Button>
          </p>
        )}
      </ProfileForm>
    </>
  );
}
