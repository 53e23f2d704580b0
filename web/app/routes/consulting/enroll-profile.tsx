import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { type Background, backgroundOf, gapsIn } from "../../consulting/background.ts";
import { chosenSpecialty } from "../../consulting/chosen-specialty.ts";
import { EnrollStepPage } from "../../consulting/enroll-step.tsx";
import { KnownProfile } from "../../consulting/known-profile.tsx";
import { namedProfile } from "../../consulting/named-profile.ts";
import { ProfileGaps } from "../../consulting/profile-gaps.tsx";
import { saveGaps } from "../../consulting/save-gaps.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { refused, type Unsaved, unsaved } from "../../profiles/answers.ts";
import { withTyped } from "../../profiles/typed-skills.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = {
  section: "consulting",
  requiresAuth: true,
  consultingProgress: 1,
};

export async function loader(args: LoaderFunctionArgs) {
  requireSession(args.url, args.context);
  const specialty = await chosenSpecialty(args.url, args.context);
  return { specialty, background: backgroundOf(await namedProfile(args, specialty)) };
}

export async function action(args: ActionFunctionArgs) {
  requireSession(args.url, args.context);
  const specialty = await chosenSpecialty(args.url, args.context);
  const known = backgroundOf(await namedProfile(args, specialty));
  const typed = await typedFields(args.request);
  const written: Background = {
    workAuthorization: typed("workAuthorization"),
    mostRecentJobTitle: typed("mostRecentJobTitle"),
    mostRecentEmployer: typed("mostRecentEmployer"),
    skills: typed("skills"),
  };
  const { left } = withTyped([], written.skills);
  if (left) return unsaved({ errors: { skills: left.error } }, written);
  const problem = await saveGaps(args.context.get(pageContext).call, known, written);
  return problem
    ? refused(problem, Object.keys(written), written)
    : redirect(addresses.enroll("search", specialty), 303);
}

/** M-35: shows what the profile says, and asks only for the rest. */
export default function EnrollProfile() {
  const { specialty, background } = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<Background>>();
  const gaps = gapsIn(background);
  return (
    <EnrollStepPage step="profile" back={{ step: "identity", specialty }}>
      <KnownProfile background={background} />
      {gaps.length > 0 ? (
        <ProfileGaps gaps={gaps} answer={answer} />
      ) : (
        <p className="actions">
          <ButtonLink to={addresses.enroll("search", specialty)}>{message("consulting.continue")}</ButtonLink>
        </p>
      )}
    </EnrollStepPage>
  );
}
