import { changeName } from "@candor/contract/accounts/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { chosenSpecialty } from "../../consulting/chosen-specialty.ts";
import { EnrollStepPage } from "../../consulting/enroll-step.tsx";
import { RefusableForm } from "../../forms/refusable-form.tsx";
import { typedFields } from "../../forms/typed-fields.ts";
import { refused, type Unsaved } from "../../profiles/answers.ts";
import { ownProfile } from "../../profiles/read-profile.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

export const handle: PageHandle = {
  hydrate: false,
  section: "consulting",
  requiresAuth: true,
  consultingProgress: 1,
};

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

export async function loader(args: LoaderFunctionArgs) {
  requireSession(args.url, args.context);
  const specialty = await chosenSpecialty(args.url, args.context);
  const { firstName = "", lastName = "", email } = await ownProfile(args);
  return { specialty, names: { firstName, lastName }, email };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const specialty = await chosenSpecialty(url, context);
  const typed = await typedFields(request);
  const names: Names = { firstName: typed("firstName"), lastName: typed("lastName") };
  const outcome = await call(changeName, { body: names });
  return outcome.ok
    ? redirect(addresses.enroll("profile", specialty), 303)
    : refused(outcome.problem, Object.keys(names), names);
}

/** M-35: somebody whose name is known isn't asked for it. */
export default function EnrollIdentity() {
  const { specialty, names, email } = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<Names>>();
  const isKnown = names.firstName !== "" && names.lastName !== "";
  return (
    <EnrollStepPage step="identity" back={{ step: "specialty", specialty }}>
      <dl className="known">
        {isKnown && (
          <>
            <dt>{message("consulting.name")}</dt>
            <dd>
              {names.firstName} {names.lastName} ·{" "}
              <a href={addresses.account("name")}>{message("consulting.changeName")}</a>
            </dd>
          </>
        )}
        <dt>{message("consulting.email")}</dt>
        <dd>{email}</dd>
      </dl>
      {isKnown ? (
        <p className="actions">
          <ButtonLink to={addresses.enroll("profile", specialty)}>
            {message("consulting.continue")}
          </ButtonLink>
        </p>
      ) : (
        <NameForm answer={answer} names={answer?.typed ?? names} />
      )}
    </EnrollStepPage>
  );
}

function NameForm({ answer, names }: { answer: Unsaved<Names> | undefined; names: Names }) {
  const field = (name: keyof Names) => ({
    name,
    defaultValue: names[name],
    error: answer?.refusal.errors[name],
    maxLength: limits.nameCharacters,
    required: true,
  });
  return (
    <RefusableForm refused={answer?.refusal} label={message("consulting.continue")}>
      <TextField {...field("firstName")} label={message("apply.firstName")} autoComplete="given-name" />
      <TextField {...field("lastName")} label={message("apply.lastName")} autoComplete="family-name" />
    </RefusableForm>
  );
}
