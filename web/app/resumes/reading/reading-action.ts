import { addExperience, changeExperience } from "@candor/contract/profiles/routes";
import { readResume, readResumePages, settleReading } from "@candor/contract/resumes/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { refusalOf } from "../../forms/refusal.ts";
import { throwIfGone } from "../../forms/throw-if-gone.ts";
import { typedIn } from "../../forms/typed-fields.ts";
import { saved } from "../../profiles/answers.ts";
import { ownProfile } from "../../profiles/read-profile.ts";
import {
  experienceBodyOf,
  type TypedExperience,
  textsOf,
  typedExperience,
} from "../../profiles/typed-experience.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import type { Decided, Deciding } from "./deciding.ts";
import { jobAsRead } from "./read-job.ts";
import type { RefusedReading } from "./refused-reading.ts";
import { takeNew } from "./take-new.ts";
import { takePersonal } from "./take-personal.ts";
import { takeSkills } from "./take-skills.ts";

/** The profile's own calls save what is accepted, then it is settled: if only the first happens, it is asked again. */
export async function readingAction(args: ActionFunctionArgs) {
  const profile = await ownProfile(args);
  const form = await formOf(args.request);
  const intent = typedIn(form)("intent");
  const corrected = intent === "save" ? textsOf(typedExperience(typedIn(form))) : [];
  const deciding = { args, profile, reading: await readingOf(args, ...corrected), form };
  if (intent === "personal") return ended(deciding, await takePersonal(deciding));
  if (intent === "skills") return ended(deciding, await takeSkills(deciding));
  if (intent === "new") return ended(deciding, { keys: await takeNew(deciding) });
  const key = typedIn(form)("key") || (args.url.searchParams.get("job") ?? "");
  if (intent === "drop") {
    await settle(deciding, [key]);
    return redirect(addresses.readResume(resumeOf(args)), 303);
  }
  if (intent === "take" || intent === "save") return takeJob(deciding, key, intent === "save");
  throw data(null, { status: 400 });
}

export async function readingOf(
  { params, context }: Pick<ActionFunctionArgs, "params" | "context">,
  ...typed: readonly string[]
) {
  const read = await context.get(pageContext).call(readResume, { params: { id: resumeOf({ params }) } });
  if (!read.ok) throwIfGone(read.problem, ...typed);
  return answerOrThrow(read);
}

/** M-05. The values can be decided without it. */
export async function documentOf({ params, context }: Pick<ActionFunctionArgs, "params" | "context">) {
  const id = resumeOf({ params });
  const read = await context.get(pageContext).call(readResumePages, { params: { id } });
  return read.ok ? read.answer : { pages: [] };
}

export function resumeOf({ params }: Pick<ActionFunctionArgs, "params">): string {
  return params["resumeId"] ?? "";
}

async function ended(deciding: Deciding, decided: Decided) {
  if ("refused" in decided) return refuse(decided.refused);
  await settle(deciding, decided.keys);
  return saved(addresses.readResume(resumeOf(deciding.args)));
}

/** As read, or as corrected in the form. */
async function takeJob(deciding: Deciding, key: string, corrected: boolean) {
  const { args, profile, reading, form } = deciding;
  const job = reading.experience.find((one) => one.key === key);
  if (!job) {
    // Another tab has decided it.
    if (corrected) throwIfGone({ status: 404 }, ...textsOf(typedExperience(typedIn(form))));
    throw data(null, { status: 404 });
  }
  const { call } = args.context.get(pageContext);
  const known = profile.experience.find(({ id }) => id === job.experience);
  const typed: TypedExperience = corrected ? typedExperience(typedIn(form)) : jobAsRead({ job, known });
  const body = experienceBodyOf(typed);
  const outcome = known
    ? await call(changeExperience, { params: { id: known.id }, body })
    : await call(addExperience, { body });
  if (outcome.ok) return ended(deciding, { keys: [key] });
  if (!corrected) return redirect(addresses.readResume(resumeOf(args), key), 303);
  const refusal = refusalOf(outcome.problem, Object.keys(typed));
  return refuse({ of: "job", refusal, typed });
}

async function settle({ args }: Deciding, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { call } = args.context.get(pageContext);
  answerOrThrow(await call(settleReading, { params: { id: resumeOf(args) }, body: { keys: [...keys] } }));
}

function refuse(refused: RefusedReading) {
  return data<RefusedReading>(refused, { status: 422 });
}
