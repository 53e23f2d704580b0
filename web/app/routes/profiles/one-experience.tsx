import { localTimeOf } from "@candor/contract/applications/local-time";
import { message } from "@candor/contract/messages/message";
import { addExperience, changeExperience, removeExperience } from "@candor/contract/profiles/routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { throwIfGone } from "../../forms/throw-if-gone.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { refused, saved, type Unsaved } from "../../profiles/answers.ts";
import { ExperienceForm } from "../../profiles/experience-form.tsx";
import { ownProfile } from "../../profiles/read-profile.ts";
import {
  experienceBodyOf,
  shownExperience,
  type TypedExperience,
  textsOf,
  typedExperience,
} from "../../profiles/typed-experience.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { goneOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { leavesPage } from "../../wire/wants-page.ts";
import { plainZone } from "../../wording/dates.ts";
import "../../styles/applications.css";

export const handle: PageHandle = { requiresAuth: true };

/** Stands in the address for a job that isn't saved yet. */
const unsavedJob = "new";

/** */
export async function loader(args: LoaderFunctionArgs) {
  const { experience, timeZone = plainZone } = await ownProfile(args);
  const id = args.params["experienceId"] ?? "";
  const job = experience.find((one) => one.id === id);
  if (!job && id !== unsavedJob) throw data(null, { status: 404 });
  const thisMonth = localTimeOf(args.context.get(pageContext).now, timeZone).slice(0, 7);
  const removing = args.url.searchParams.get("change") === "remove";
  return { job, kept: shownExperience(job), thisMonth, removing: job !== undefined && removing };
}

export async function action(args: ActionFunctionArgs) {
  const { request, url, params, context } = args;
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["experienceId"] ?? "";
  if (typed("intent") === "remove") {
    goneOrThrow(await call(removeExperience, { params: { id } }));
    return saved(addresses.experience, "job-removed");
  }
  const job = typedExperience(typed);
  const body = experienceBodyOf(job);
  const changed = id !== unsavedJob && (await call(changeExperience, { params: { id }, body }));
  // One that was removed meanwhile, in another tab, is saved again: what was typed isn't lost.
  const isNew = !changed || (!changed.ok && changed.problem.status === 404);
  const outcome = isNew ? await call(addExperience, { body }) : changed;
  if (outcome.ok) return saved(addresses.experience);
  // With scripts it can still be corrected on its page. Without, there is no page for a job that is gone.
  if (changed && leavesPage(request)) {
    const { experience } = await ownProfile(args);
    const isGone = !experience.some((one) => one.id === id);
    if (isGone) throwIfGone({ status: 404 }, ...textsOf(job));
  }
  return refused(outcome.problem, Object.keys(job), job);
}

export default function OneExperience() {
  const { job, kept, thisMonth, removing } = useLoaderData<typeof loader>();
  const answer = useActionData<Unsaved<TypedExperience>>();
  const title = job
    ? message("profile.jobAt", { title: job.title, company: job.company })
    : message("profile.newJob");
  return (
    <>
      <PageHead title={title} unlisted />
      <p className="application-up">
        <a href={addresses.experience}>{message("profile.backToExperience")}</a>
      </p>
      <h1>{title}</h1>
      {job && removing ? (
        <Removal id={job.id} />
      ) : (
        <ExperienceForm shown={answer?.typed ?? kept} answer={answer} thisMonth={thisMonth} />
      )}
      {job && !removing && (
        <p className="profile-onward">
          <a href={addresses.oneExperience(job.id, "remove")}>{message("profile.removeJob")}</a>
        </p>
      )}
    </>
  );
}

/** The question is part of the page, with scripts and without. */
function Removal({ id }: { id: string }) {
  return (
    <Form method="post" className="profile-form" action={addresses.oneExperience(id)}>
      <h2>{message("profile.removeJobTitle")}</h2>
      <p>{message("profile.removeJobBody")}</p>
      <div className="actions">
        <Button tone="danger" name="intent" value="remove">
          {message("profile.remove")}
        </Button>
        <ButtonLink tone="quiet" to={addresses.oneExperience(id)}>
          {message("profile.keep")}
        </ButtonLink>
      </div>
    </Form>
  );
}
