import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { saveBackground } from "@candor/contract/profiles/routes";
import { workAuthorizations } from "@candor/contract/values";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { refused, saved, type Unsaved } from "../../profiles/answers.ts";
import { ProfileForm } from "../../profiles/profile-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ChoiceField, TextField } from "../../ui/field.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export const handle: PageHandle = { requiresAuth: true };

interface Background {
  readonly workAuthorization: string;
  readonly mostRecentEmployer: string;
  readonly mostRecentJobTitle: string;
}

/** */
export async function loader(args: LoaderFunctionArgs) {
  const profile = await ownProfile(args);
  const { workAuthorization = "", mostRecentEmployer = "", mostRecentJobTitle = "" } = profile;
  const kept: Background = { workAuthorization, mostRecentEmployer, mostRecentJobTitle };
  return { kept, hasExperience: profile.experience.length > 0 };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const typedBackground: Background = {
    workAuthorization: typed("workAuthorization"),
    mostRecentEmployer: typed("mostRecentEmployer"),
    mostRecentJobTitle: typed("mostRecentJobTitle"),
  };
  const { workAuthorization: chosen, ...job } = typedBackground;
  const workAuthorization = workAuthorizations.find((one) => one === chosen);
  const body = { ...job, ...(workAuthorization && { workAuthorization }) };
  const outcome = await call(saveBackground, { body });
  if (outcome.ok) return saved(addresses.background);
  return refused(outcome.problem, Object.keys(typedBackground), typedBackground);
}

export default function BackgroundPage() {
  const { kept, hasExperience } = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<Background>>();
  const shown = answer?.typed ?? kept;
  return (
    <>
      <PageHead title={message("settings.background")} path={addresses.background} unlisted />
      <h1>{message("settings.background")}</h1>
      <p className="lead">{message("profile.backgroundLead")}</p>
      <ProfileForm answer={answer} shown={shown}>
        <ChoiceField
          name="workAuthorization"
          legend={message("profile.workAuthorization")}
          options={[
            ...workAuthorizations.map((value) => ({ value, label: message(`workAuthorization.${value}`) })),
            { value: "", label: message("profile.noWorkAuthorization") },
          ]}
          defaultValue={shown.workAuthorization}
          error={answer?.refusal.errors["workAuthorization"]}
        />
        {hasExperience ? <JobOfExperience {...kept} /> : <TypedJob answer={answer} shown={shown} />}
      </ProfileForm>
      <p className="profile-onward">
        {message("profile.goalsHint")} <a href={addresses.goals()}>{message("settings.goals")}</a>
      </p>
    </>
  );
}

/** E-13: what the experience says isn't typed again. */
function JobOfExperience({ mostRecentEmployer: company, mostRecentJobTitle: title }: Background) {
  return (
    <p>
      <strong className="profile-label">{message("profile.mostRecentJob")}</strong>
      {message("profile.jobAt", { title, company })} ·{" "}
      <a href={addresses.experience}>{message("profile.changeExperience")}</a>
    </p>
  );
}

interface TypedJobProps {
  readonly answer: Unsaved<Background> | undefined;
  readonly shown: Background;
}

function TypedJob({ answer, shown }: TypedJobProps) {
  const field = (name: "mostRecentEmployer" | "mostRecentJobTitle") => ({
    name,
    defaultValue: shown[name],
    error: answer?.refusal.errors[name],
    maxLength: limits.nameCharacters,
  });
  return (
    <>
      <TextField
        {...field("mostRecentEmployer")}
        label={message("profile.mostRecentEmployer")}
        autoComplete="organization"
      />
      <TextField
        {...field("mostRecentJobTitle")}
        label={message("profile.mostRecentJobTitle")}
        autoComplete="organization-title"
      />
    </>
  );
}
