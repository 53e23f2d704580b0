import { enroll } from "@candor/contract/consulting/routes";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { remoteOptions } from "@candor/contract/values";
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
import { namedProfile } from "../../consulting/named-profile.ts";
import { ownEnrollment } from "../../consulting/read-enrollment.ts";
import { RefusableForm } from "../../forms/refusable-form.tsx";
import { typedFields } from "../../forms/typed-fields.ts";
import { refused, type Unsaved } from "../../profiles/answers.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ChoiceField, TextField } from "../../ui/field.tsx";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = {
  hydrate: false,
  section: "consulting",
  requiresAuth: true,
  consultingProgress: 2,
};

interface Wanted {
  readonly remote: string;
  readonly location: string;
}

/** M-35: starts with what the enrollment says, or else with where the profile says they live. */
export async function loader(args: LoaderFunctionArgs) {
  requireSession(args.url, args.context);
  const specialty = await chosenSpecialty(args.url, args.context);
  const { location: home } = await namedProfile(args, specialty);
  const enrolled = await ownEnrollment(args.context.get(pageContext));
  if (enrolled) return { specialty, kept: { remote: enrolled.remote, location: enrolled.location ?? "" } };
  const { city, state } = home;
  const location = city === undefined ? "" : [city, state].filter(Boolean).join(", ");
  return { specialty, kept: { remote: "include", location } };
}

/** Enrolls once, even if sent twice. */
export async function action(args: ActionFunctionArgs) {
  const { call } = requireSession(args.url, args.context);
  const specialty = await chosenSpecialty(args.url, args.context);
  await namedProfile(args, specialty);
  const typed = await typedFields(args.request);
  const wanted: Wanted = { remote: typed("remote"), location: typed("location") };
  const remote = remoteOptions.find((each) => each === wanted.remote) ?? "include";
  const body = { specialty, remote, location: wanted.location };
  const outcome = await call(enroll, { body });
  return outcome.ok
    ? redirect(addresses.consulting, 303)
    : refused(outcome.problem, ["location", "remote"], wanted);
}

/** */
export default function EnrollSearch() {
  const { specialty, kept } = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<Wanted>>();
  const shown = answer?.typed ?? kept;
  return (
    <EnrollStepPage step="search" back={{ step: "profile", specialty }}>
      <RefusableForm refused={answer?.refusal} label={message("consulting.finish")}>
        <TextField
          name="location"
          label={message("searchForm.location")}
          hint={message("consulting.placeHint")}
          defaultValue={shown.location}
          error={answer?.refusal.errors["location"]}
          maxLength={limits.addressCharacters}
        />
        <ChoiceField
          name="remote"
          legend={message("consulting.remote")}
          options={remoteOptions.map((value) => ({ value, label: message(`remoteOption.${value}`) }))}
          defaultValue={shown.remote}
          error={answer?.refusal.errors["remote"]}
        />
        <p className="field-hint">{message("consulting.sharedWith")}</p>
      </RefusableForm>
    </EnrollStepPage>
  );
}
